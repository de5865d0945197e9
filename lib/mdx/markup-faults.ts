import { isExternal } from '../config/address';
import type { Problem } from '../errors/content-issue';

/** Components an author may write in `.mdx`; the plugins turn them into static markup. */
export const knownComponents: readonly string[] = ['Tabs', 'TabItem', 'HelmValues', 'SchemaFields', 'ImageList'];

/** What to write instead of elements that the site's security policy blocks, or that would break the page's frame. */
const remedies: Readonly<Record<string, string>> = {
  "Remove it; behavior belongs into the site's code.": 'script',
  "Remove it; looks belong into the site's style sheets.": 'style',
  'Link to the page instead.': 'iframe frame frameset fencedframe portal',
  'Remove it.': 'applet',
  'Write the markup itself.': 'template',
  'Remove it; content is shown without JavaScript anyway.': 'noscript',
  'Remove it: it can change any attribute, also one that is checked.': 'animate animatemotion animatetransform set',
  'Write the text outside of the drawing.': 'foreignobject',
  'Link to the file instead.': 'object embed',
  'Remove it; the site has nothing that takes input.': 'form',
  'Link to the video instead.': 'video',
  'Link to the recording instead.': 'audio',
  'Remove it; metadata comes from front matter.': 'link meta',
  'Remove it; links are resolved at build time.': 'base',
};

/** Returns the rule that an element of this name breaks, if any. */
export function elementFault(name: string): Problem | undefined {
  const [hint] = Object.entries(remedies).find(([, names]) => names.split(' ').includes(name.toLowerCase())) ?? [];
  if (hint === undefined) return undefined;
  return { rule: 'forbidden-element', message: `<${name}> is not allowed in content.`, hint };
}

/** Elements whose `href` the browser fetches. */
const fetchingElements: ReadonlySet<string> = new Set(['use', 'image', 'feimage']);

const loadsFromOutside = (text: string): boolean => text.split(',').some((part) => isExternal(part.trim()));

/** Browsers drop control characters and line breaks before they read an address. */
const withoutControls = (text: string): string => text.replaceAll(/[\u0000-\u0020]/g, '');

/** Whether the browser requests an attribute's address when it shows a page or follows a link (`ping`). */
function isFetched(name: string, tag: string | undefined): boolean {
  if (/^(src|srcset|poster|data|background|ping|lowsrc|dynsrc|manifest)$/i.test(name)) return true;
  return /^(href|xlink:?href)$/i.test(name) && tag !== undefined && fetchingElements.has(tag.toLowerCase());
}

const remoteSource = (address: string): Problem => ({
  rule: 'remote-source',
  message: `"${address}" would be loaded from another host.`,
  hint: 'Put the file into public/static and write /static/… instead.',
});

/** The rule that an attribute breaks by its name alone: no inline style, no code, no markup that bypasses the pipeline, no form. */
function nameFault(name: string): Problem | undefined {
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
  if (/^(dangerouslySetInnerHTML|srcdoc)$/i.test(name))
    return {
      rule: 'raw-markup',
      message: `The attribute "${name}" puts markup into the page that nothing has checked.`,
      hint: 'Write the markup itself.',
    };
  if (/^(action|formaction|form)$/i.test(name))
    return {
      rule: 'form-attribute',
      message: `The attribute "${name}" belongs to a form, and content has none.`,
      hint: 'Remove it; link to the page instead.',
    };
  return undefined;
}

/** Returns the rule that a contributor's attribute breaks, if any: no inline style, no code in attributes, nothing from other hosts or unchecked files. `tag` is its element, if known. */
export function attributeFault(name: string, value?: unknown, tag?: string): Problem | undefined {
  const byName = nameFault(name);
  if (byName) return byName;
  const text = Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value.trim() : '';
  if (isFetched(name, tag) && loadsFromOutside(text)) return remoteSource(text);
  if (isFetched(name, tag) && tag && !elementFault(tag) && !/^(#|$)/.test(text) && `${tag} ${name}` !== 'img src')
    return {
      rule: 'unknown-source',
      message: `<${tag}> would load "${text}", which nothing has checked.`,
      hint: 'Show a picture with ![What it shows](./picture.png).',
    };
  const [, address] = /^url\(\s*['"]?([^'")]*)/i.exec(text) ?? [];
  if (address !== undefined && isExternal(address)) return remoteSource(address);
  if (/^(href|xlink:?href)$/i.test(name) && /^(javascript|data|vbscript):/i.test(withoutControls(text)))
    return {
      rule: 'script-link',
      message: "A link runs code, which the site's security policy blocks.",
      hint: 'Link to a page or an https address.',
    };
  return undefined;
}
