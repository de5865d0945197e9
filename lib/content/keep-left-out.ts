import type { Content, Doc, Post } from './types';

/** For who follows the content while it is written: the pages that a mistake keeps out now are what they were last. */
export function keepLeftOut(content: Content, last: Content): Content {
  const routes = new Set([...content.docs, ...content.posts].map(({ route }) => route));
  const isKept = (page: Doc | Post): boolean =>
    !routes.has(page.route) && content.leftOut.some(({ file }) => file === page.file);
  return {
    ...content,
    docs: [...content.docs, ...last.docs.filter(isKept)],
    posts: [...content.posts, ...last.posts.filter(isKept)],
  };
}
