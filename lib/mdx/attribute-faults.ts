import { isExternal } from './resolve-link';
import type { Mistake } from './report';

/** Takes an attribute a contributor wrote and gives the rule it breaks, if any: no inline style, no code in attributes, nothing from other hosts. */
export function attributeFault(name: string, value?: unknown): Omit<Mistake, 'place'> | undefined {
  const text = Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value.trim() : '';
  if (/^style$/i.test(name))
    return {
      rule: 'inline-style',
      message: "Inline styles are not allowed: the site's security policy blocks them.",
      hint: 'Remove the style attribute; ask for a class if the look is needed.',
    };
  if (/^on[a-z]/i.test(name))
    return {
      rule: 'event-handler',
      message: `The attribute "${name}" runs code, which the site's security policy blocks.`,
      hint: 'Remove it.',
    };
  if (/^(src|srcset|poster|data)$/i.test(name) && loadsFromOutside(text))
    return {
      rule: 'remote-source',
      message: `"${text}" would be loaded from another host.`,
      hint: 'Put the file into public/static and write /static/… instead.',
    };
  if (/^(href|xlinkhref|action|formaction)$/i.test(name) && /^(javascript|data|vbscript):/i.test(text))
    return {
      rule: 'script-link',
      message: "A link runs code, which the site's security policy blocks.",
      hint: 'Link to a page or an https address.',
    };
  return undefined;
}

const loadsFromOutside = (text: string): boolean => text.split(',').some((part) => isExternal(part.trim()));
