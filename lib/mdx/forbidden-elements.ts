/** Elements the site's security policy blocks, or that would break the page's frame, and what to write instead. */
export const forbiddenElements: Readonly<Record<string, string>> = {
  script: "Remove it; behavior belongs into the site's code.",
  style: "Remove it; looks belong into the site's style sheets.",
  iframe: 'Link to the page instead.',
  frame: 'Link to the page instead.',
  object: 'Link to the file instead.',
  embed: 'Link to the file instead.',
  form: 'Remove it; the site has nothing that takes input.',
  video: 'Link to the video instead.',
  audio: 'Link to the recording instead.',
  link: 'Remove it; metadata comes from front matter.',
  meta: 'Remove it; metadata comes from front matter.',
  base: 'Remove it; links are resolved at build time.',
};
