import type { Content, Doc, Post } from './types';

/** For a site that is rebuilt while authors write: a page that a mistake keeps out now stays as it was last. */
export function restoreLeftOut(content: Content, previous: Content): Content {
  const routes = new Set([...content.docs, ...content.posts].map(({ route }) => route));
  const isKept = (page: Doc | Post): boolean =>
    !routes.has(page.route) && content.leftOut.some(({ file }) => file === page.file);
  return {
    ...content,
    docs: [...content.docs, ...previous.docs.filter(isKept)],
    posts: [...content.posts, ...previous.posts.filter(isKept)],
  };
}
