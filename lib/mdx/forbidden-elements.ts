import type { Finding } from '../errors/content-issue';

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

/** Takes an element's name as written and gives the rule it breaks, if any. */
export function elementFault(name: string): Finding | undefined {
  const [hint] = Object.entries(remedies).find(([, names]) => names.split(' ').includes(name.toLowerCase())) ?? [];
  if (hint === undefined) return undefined;
  return { rule: 'forbidden-element', message: `<${name}> is not allowed in content.`, hint };
}
