import type { Finding } from '../errors/content-issue';

/** Elements the site's security policy blocks, or that would break the page's frame, and what to write instead. */
const forbiddenElements: Readonly<Record<string, string>> = {
  script: "Remove it; behavior belongs into the site's code.",
  style: "Remove it; looks belong into the site's style sheets.",
  iframe: 'Link to the page instead.',
  frame: 'Link to the page instead.',
  frameset: 'Link to the page instead.',
  fencedframe: 'Link to the page instead.',
  portal: 'Link to the page instead.',
  applet: 'Remove it.',
  template: 'Write the markup itself.',
  noscript: 'Remove it; content is shown without JavaScript anyway.',
  animate: 'Remove it: it can change any attribute, also one that is checked.',
  animatemotion: 'Remove it: it can change any attribute, also one that is checked.',
  animatetransform: 'Remove it: it can change any attribute, also one that is checked.',
  set: 'Remove it: it can change any attribute, also one that is checked.',
  foreignobject: 'Write the text outside of the drawing.',
  object: 'Link to the file instead.',
  embed: 'Link to the file instead.',
  form: 'Remove it; the site has nothing that takes input.',
  video: 'Link to the video instead.',
  audio: 'Link to the recording instead.',
  link: 'Remove it; metadata comes from front matter.',
  meta: 'Remove it; metadata comes from front matter.',
  base: 'Remove it; links are resolved at build time.',
};

/** Takes an element's name as written and gives the rule it breaks, if any. */
export function elementFault(name: string): Finding | undefined {
  const hint = forbiddenElements[name.toLowerCase()];
  return hint === undefined
    ? undefined
    : { rule: 'forbidden-element', message: `<${name}> is not allowed in content.`, hint };
}
