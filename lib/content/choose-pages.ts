import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import type { CategorySettings } from './read-category';
import type { Located } from './page-base';
import type { Doc, LeftOutFile, Post } from './types';

type FoundPages = Readonly<{
  docs: readonly Located<Doc>[];
  posts: readonly Located<Post>[];
  categories: readonly Located<CategorySettings>[];
}>;

type Duplicate<Item> = Readonly<{ item: Item; /** The first with its key. */ owner: Item }>;

/** All items whose key an earlier item already has. */
function findDuplicates<Item>(items: readonly Item[], keyOf: (item: Item) => string): Duplicate<Item>[] {
  const owners = new Map<string, Item>();
  return items.flatMap((item) => {
    const owner = owners.get(keyOf(item));
    if (owner) return [{ item, owner }];
    owners.set(keyOf(item), item);
    return [];
  });
}

type Routed = Doc | Post | CategorySettings;

/** Sorts items that get their address from their path before items that set a slug, so that the slug is the mistake; files stay before generated pages. */
function derivedRoutesFirst(found: readonly Located<Routed>[]): Located<Routed>[] {
  const setsSlug = ({ value, locate }: Located<Routed>): boolean =>
    'fields' in value
      ? value.fields.link?.type === 'generated-index' && value.fields.link.slug !== undefined
      : locate(['slug'], 'value').line > 1;
  return [...found].sort((a, b) => Number(setsSlug(a)) - Number(setsSlug(b)));
}

function sameRoute({ item: { value, locate }, owner: { value: owner } }: Duplicate<Located<Routed>>): ContentIssue {
  const slug = 'fields' in value ? ['link', 'slug'] : ['slug'];
  const message = `Two files ask for the address ${value.route}: ${owner.file} and ${value.file}.`;
  const hint = `Only ${owner.file} is shown; give ${value.file} another slug, or delete one of the two.`;
  return issueAt(locate(slug, 'value'), { rule: 'duplicate-route', message, hint });
}

function sameId({ item: { id, file }, owner }: Duplicate<Doc>): ContentIssue {
  const message = `Two docs have the id "${id}": ${owner.file} and ${file}.`;
  const hint = 'Give one of the two its own id, as in "id: another-name".';
  return issueAt(startOf(file), { rule: 'duplicate-id', message, hint });
}

/** Leaves out drafts, unless `includeDrafts` is set, then each page whose address an earlier one has; pages made of files come before generated ones. */
export function choosePages(found: FoundPages, includeDrafts: boolean) {
  const isWanted = ({ value }: Located<Doc | Post>): boolean => includeDrafts || !value.draft;
  const docs = found.docs.filter(isWanted);
  const posts = found.posts.filter(isWanted);
  const routed = [...docs, ...posts, ...found.categories].filter(({ value }) => value.route !== undefined);
  const duplicates = findDuplicates(derivedRoutesFirst(routed), ({ value }) => String(value.route));
  const isChosen = ({ file }: Routed): boolean => duplicates.every(({ item }) => item.value.file !== file);
  const valuesOf = <Value>(located: readonly Located<Value>[]): Value[] => located.map(({ value }) => value);
  const toLeftOutFile = ({ file, route = '' }: Routed): LeftOutFile => ({ file, route });
  const chosenDocs = valuesOf(found.docs).filter(isChosen);
  return {
    docs: valuesOf(docs).filter(isChosen),
    posts: valuesOf(posts).filter(isChosen),
    // A category without its own page leads to its folder's page, as it would without its own link.
    categories: valuesOf(found.categories).map((category) =>
      isChosen(category) ? category : { ...category, fields: { ...category.fields, link: undefined } },
    ),
    drafts: valuesOf<Doc | Post>([...found.docs, ...found.posts])
      .filter(({ draft }) => draft)
      .map(toLeftOutFile),
    leftOut: duplicates.map(({ item }) => toLeftOutFile(item.value)),
    // Files with the same address are already reported.
    issues: [
      ...duplicates.map(sameRoute),
      ...findDuplicates(chosenDocs, ({ version, id }) => `${version}:${id}`).map(sameId),
    ],
  };
}
