import readingTime from 'reading-time';
import { postRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import type { ContentIssue } from '../errors/content-issue';
import { fileStart, type Locate } from '../errors/from-yaml';
import type { Checked } from './checked';
import { checkSlug } from './check-slug';
import type { Claim } from './find-duplicates';
import { checkFields, readPage } from './parse-page';
import { isRealDate, parsePostPath, type PostPath } from './post-path';
import { postSchema } from './post-schema';
import { type Registers, resolveNames } from './register';
import { toPage } from './to-page';
import type { LeftOutFile, Post } from './types';

/** A post with what later checks need of its file. */
export type ReadPost = Readonly<{ post: Post; claim: Claim }>;

export type PostsContext = Readonly<{ root: string; site: SiteConfig; registers: Registers }>;

/** The date in front matter wins; the one in the file's name is checked only where it counts. */
function postDate(file: string, { date: nameDate }: PostPath, ownDate: unknown): Checked<string> {
  if (ownDate !== undefined)
    return { value: typeof ownDate === 'string' && isRealDate(ownDate) ? ownDate : undefined, issues: [] };
  if (nameDate !== undefined && isRealDate(nameDate)) return { value: nameDate, issues: [] };
  const issue = { file, ...fileStart, rule: 'post-date', severity: 'error' } as const;
  if (nameDate === undefined)
    return {
      issues: [
        {
          ...issue,
          message: 'The post has no date.',
          hint: 'Name the file YYYY-MM-DD-slug.mdx, or add a line such as "date: 2024-05-02".',
        },
      ],
    };
  return {
    issues: [
      {
        ...issue,
        message: `The file's name gives the date ${nameDate}, which does not exist.`,
        hint: 'Rename the file; the date is year-month-day.',
      },
    ],
  };
}

type PostSlug = Readonly<{ file: string; name: string; ownSlug: unknown; locate: Locate }>;

function postSlug({ file, name, ownSlug, locate }: PostSlug): {
  readonly slug: string;
  readonly issues: readonly ContentIssue[];
} {
  const slug = typeof ownSlug === 'string' ? ownSlug.replace(/^\/+/, '') : name;
  return { slug, issues: checkSlug({ file, slug, place: locate(['slug'], 'value') }) };
}

const minutesOf = (body: string): number => Math.max(1, Math.round(readingTime(body).minutes));

/** Takes a post's path below the blog's folder and reads and checks it; where a mistake keeps it out, gives the route it would have, if that is known. */
export function readPost(
  pathInBlog: string,
  { root, site, registers }: PostsContext,
): Checked<ReadPost> & { readonly leftOut?: LeftOutFile } {
  const file = `${site.blog.folder}/${pathInBlog}`;
  const postPath = parsePostPath(pathInBlog);
  const split = readPage(root, file);
  const { data = {} } = split.value?.source ?? {};
  const locate = split.value?.locate ?? (() => fileStart);
  const date = postDate(file, postPath, data['date']);
  const { slug, issues: slugIssues } = postSlug({ file, name: postPath.name, ownSlug: data['slug'], locate });
  const route = date.value === undefined ? undefined : postRoute(date.value, slug);
  const leftOut = route === undefined ? undefined : { file, route };
  if (!split.value) return { leftOut, issues: [...split.issues, ...date.issues] };

  const { value: page, issues: fieldIssues } = checkFields(split.value, postSchema);
  const issues = [...fieldIssues, ...date.issues, ...slugIssues];
  if (!page || date.value === undefined || route === undefined) return { leftOut, issues };

  const tags = resolveNames({ file, field: 'tags', names: page.fields.tags, register: registers.tags, locate });
  const authors = resolveNames({
    file,
    field: 'authors',
    names: page.fields.authors,
    register: registers.authors,
    locate,
  });
  const post: Post = {
    ...toPage(page, { route, site }),
    kind: 'post',
    route,
    slug,
    date: date.value,
    readingMinutes: minutesOf(split.value.source.body),
    tags: tags.entries,
    authors: authors.entries,
  };
  return {
    value: { post, claim: { file, route, place: locate(['slug'], 'value') } },
    issues: [...issues, ...tags.issues, ...authors.issues],
  };
}
