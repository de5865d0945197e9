import readingTime from 'reading-time';
import { postRoute } from '../config/routes';
import { type ContentIssue, issueAt, type LocateInFile, type Location, startOf } from '../errors/content-issue';
import { andThen, type Checked } from './checked';
import { checkSlug } from './check-fields';
import { checkSchema } from './parse-yaml';
import { isRealDate, parsePostPath, type PostPath } from './post-path';
import { postSchema } from './post-schema';
import { type Located, type PageContext, type ReadResult, toPageBase } from './page-base';
import { resolveNames } from './registry';
import { type PageSource, readPage } from './split-front-matter';
import type { Post } from './types';

export type BlogContext = PageContext & Readonly<{ /** `YYYY-MM-DD`; published posts are not later. */ today: string }>;

const dateMistake = (location: Location, message: string, hint: string): ContentIssue =>
  issueAt(location, { rule: 'post-date', message, hint });

/** The date in front matter, which its schema checks, wins over the one in the file's name. */
function postDate(file: string, { date }: PostPath, ownDate: unknown): Checked<string> {
  if (ownDate !== undefined)
    return { value: typeof ownDate === 'string' && isRealDate(ownDate) ? ownDate : undefined, issues: [] };
  if (date === undefined) {
    const hint = 'Name the file YYYY-MM-DD-slug.mdx, or add a line such as "date: 2024-05-02".';
    return { issues: [dateMistake(startOf(file), 'The post has no date.', hint)] };
  }
  if (isRealDate(date)) return { value: date, issues: [] };
  const message = `The file's name gives the date ${date}, which does not exist.`;
  return { issues: [dateMistake(startOf(file), message, 'Rename the file; the date is year-month-day.')] };
}

function checkPublished({ date, draft }: Post, { today, locate }: BlogContext & { locate: LocateInFile }) {
  if (draft || date <= today) return [];
  const message = `The post is dated ${date}, which is in the future.`;
  return [dateMistake(locate(['date'], 'value'), message, 'Correct the date, or keep the post a draft: draft: true')];
}

/** Reads a post by its path below the blog's folder. */
export function readPost(pathInBlog: string, context: BlogContext): ReadResult<Post> {
  const file = `${context.site.blog.folder}/${pathInBlog}`;
  const postPath = parsePostPath(pathInBlog);
  const source = readPage(context.root, file);
  const { slug: ownSlug, date: ownDate } = source.value?.data ?? {};
  const slug = typeof ownSlug === 'string' ? ownSlug.replace(/^\/+/, '') : postPath.name;
  const date = postDate(file, postPath, ownDate);
  const route = date.value === undefined ? undefined : postRoute(date.value, slug);
  const post = andThen(source, (page) => checkPost(page, { ...context, slug, date: date.value, route }));
  return { ...post, issues: [...post.issues, ...date.issues], file, route };
}

type PostAddress = BlogContext & Readonly<{ slug: string; date?: string; route?: string }>;

function checkPost(source: PageSource, context: PostAddress): Checked<Located<Post>> {
  const { slug, date, route, registries } = context;
  const { locate } = source;
  const { value: valid, issues } = checkSchema(source, postSchema);
  const mistakes = [...issues, ...checkSlug(slug, locate(['slug'], 'value'))];
  if (!valid || date === undefined || route === undefined) return { issues: mistakes };

  const { page, issues: pageIssues } = toPageBase(valid, { ...context, route });
  const authors = resolveNames({ field: 'authors', names: valid.data.authors, registry: registries.authors, locate });
  const post: Post = {
    ...page,
    kind: 'post',
    date,
    readingMinutes: Math.max(1, Math.round(readingTime(source.body).minutes)),
    authors: authors.entries,
  };
  const allIssues = [...mistakes, ...authors.issues, ...pageIssues, ...checkPublished(post, { ...context, locate })];
  return { value: { value: post, locate }, issues: allIssues };
}
