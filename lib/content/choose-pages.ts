import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import type { CategorySettings } from './read-category';
import type { Located } from './read-page';
import type { Doc, LeftOutFile, Post } from './types';

export type FoundPages = Readonly<{
  docs: readonly Located<Doc>[];
  posts: readonly Located<Post>[];
  categories: readonly Located<CategorySettings>[];
}>;

type ChosenPages = Readonly<{
  docs: readonly Doc[];
  posts: readonly Post[];
  categories: readonly CategorySettings[];
  drafts: readonly LeftOutFile[];
  leftOut: readonly LeftOutFile[];
  issues: readonly ContentIssue[];
}>;

type Claimant = Readonly<{ file: string; route?: string }>;

/** The files that come too late for their address, each with an error that names the earlier one. */
function findDuplicates(claimants: readonly Located<Claimant>[]): Pick<ChosenPages, 'leftOut' | 'issues'> {
  const owners = new Map<string, string>();
  const leftOut: LeftOutFile[] = [];
  const issues: ContentIssue[] = [];
  for (const { value, locate } of claimants) {
    const { file, route } = value;
    if (route === undefined) continue;
    const owner = owners.get(route);
    if (owner === undefined) {
      owners.set(route, file);
      continue;
    }
    leftOut.push({ file, route });
    const slug = 'fields' in value ? ['link', 'slug'] : ['slug'];
    const message = `Two files ask for the address ${route}: ${owner} and ${file}.`;
    const hint = `Only ${owner} is shown; give ${file} another slug, or delete one of the two.`;
    issues.push(issueAt(locate(slug, 'value'), { rule: 'duplicate-route', message, hint }));
  }
  return { leftOut, issues };
}

type Asking = Doc | Post | CategorySettings;

/** What has an address by its place on disk comes before what asks for it by a slug, which is the mistake then; and pages made of files before generated ones. */
function placesFirst(found: readonly Located<Asking>[]): Located<Asking>[] {
  const asks = ({ value, locate }: Located<Asking>): boolean =>
    'fields' in value
      ? value.fields.link?.type === 'generated-index' && value.fields.link.slug !== undefined
      : locate(['slug'], 'value').line > 1;
  return [...found].sort((a, b) => Number(asks(a)) - Number(asks(b)));
}

/** Docs of one id, in order of precedence: an error for each but the first. */
function checkIds(docs: readonly Doc[]): ContentIssue[] {
  const owners = new Map<string, string>();
  return docs.flatMap(({ id, version, file }) => {
    const key = `${version}:${id}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner === undefined) return [];
    const message = `Two docs have the id "${id}": ${owner} and ${file}.`;
    const hint = 'Give one of the two an own id, as in "id: another-name".';
    return [issueAt(startOf(file), { rule: 'duplicate-id', message, hint })];
  });
}

/** Leaves out drafts, unless they are wanted, then each page whose address an earlier one has; pages made of files come before generated ones. */
export function choosePages(found: FoundPages, includeDrafts: boolean): ChosenPages {
  const isWanted = ({ value }: Located<Doc | Post>): boolean => includeDrafts || !value.draft;
  const docs = found.docs.filter(isWanted);
  const posts = found.posts.filter(isWanted);
  const { leftOut, issues } = findDuplicates(placesFirst([...docs, ...posts, ...found.categories]));
  const isChosen = ({ file }: Claimant): boolean => leftOut.every((other) => other.file !== file);
  const valuesOf = <Value>(located: readonly Located<Value>[]): Value[] => located.map(({ value }) => value);
  return {
    docs: valuesOf(docs).filter(isChosen),
    posts: valuesOf(posts).filter(isChosen),
    // A category without its own page leads to its folder's page, as it would without an own link.
    categories: valuesOf(found.categories).map((category) =>
      isChosen(category) ? category : { ...category, fields: { ...category.fields, link: undefined } },
    ),
    drafts: valuesOf<Doc | Post>([...found.docs, ...found.posts])
      .filter(({ draft }) => draft)
      .map(({ file, route }) => ({ file, route })),
    leftOut,
    // Two files of one address are told as that.
    issues: [...issues, ...checkIds(valuesOf(found.docs).filter(isChosen))],
  };
}
