import type { ContentIssue } from '../errors/content-issue';
import { type Claim, findDuplicates } from './find-duplicates';
import { type ReadCategory, withoutLink } from './read-category';
import type { ReadDoc } from './read-doc';
import type { ReadPost } from './read-post';
import type { Doc, LeftOutFile, Post } from './types';

type Found = Readonly<{ docs: readonly ReadDoc[]; posts: readonly ReadPost[]; categories: readonly ReadCategory[] }>;

export type ChosenPages = Readonly<{
  docs: readonly Doc[];
  posts: readonly Post[];
  categories: readonly ReadCategory[];
  drafts: readonly LeftOutFile[];
  leftOut: readonly LeftOutFile[];
  issues: readonly ContentIssue[];
}>;

const withoutPlace = ({ file, route }: Claim): LeftOutFile => ({ file, route });

/** Takes everything that was found sound and leaves out drafts, unless they are wanted, then each page whose address an earlier one has. Pages made of files come before generated ones. */
export function choosePages(found: Found, includeDrafts: boolean): ChosenPages {
  const isDraft = (page: Doc | Post): boolean => page.draft && !includeDrafts;
  const docs = found.docs.filter(({ doc }) => !isDraft(doc));
  const posts = found.posts.filter(({ post }) => !isDraft(post));
  const drafts = [...found.docs.filter(({ doc }) => isDraft(doc)), ...found.posts.filter(({ post }) => isDraft(post))];

  const indexes = found.categories.flatMap(({ claim }) => claim ?? []);
  const claims = [...[...docs, ...posts].map(({ claim }) => claim), ...indexes];
  const { losers, issues } = findDuplicates(claims);
  return {
    docs: docs.map(({ doc }) => doc).filter(({ file }) => !losers.has(file)),
    posts: posts.map(({ post }) => post).filter(({ file }) => !losers.has(file)),
    categories: found.categories.map((category) => (losers.has(category.file) ? withoutLink(category) : category)),
    drafts: drafts.map(({ claim }) => withoutPlace(claim)),
    leftOut: claims.filter(({ file }) => losers.has(file)).map(withoutPlace),
    issues,
  };
}
