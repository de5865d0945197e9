import path from 'node:path/posix';
import picomatch from 'picomatch';
import { isMap, parseDocument } from 'yaml';
import { docRoute, joinRoute, postRoute } from '../config/routes';
import { correctSlug } from '../content/check-fields';
import { docSlug, parseDocPath } from '../content/doc-path';
import { isRealDate, parsePostPath } from '../content/post-path';
import { splitFrontMatter } from '../content/split-front-matter';
import { type Fields, textOf } from './fields';
import { textHash } from './imported-pages';
import { fenceAround, parseText } from './parse-text';
import type { OldSettings } from './read-settings';
import type { OldPage, ParsedText, OldSite } from './types';

/** Lists the folders of the docs, their versions, other docs and the blog, and their places here; in the old site, the newest version's address has no version name. */
export function listFolders(source: OldSite, settings: OldSettings, content: string): OldFolder[] {
  const { docs: from, docsRoute, blog, blogRoute: route } = settings;
  const docDefaults = { kind: 'doc', path: '', below: '' } as const;
  const versions = source.files.has('versions.json') ? (JSON.parse(source.read('versions.json')) as string[]) : [];
  const released = versions.map((name, index) => ({
    ...docDefaults,
    from: `versioned_docs/version-${name}`,
    to: `${content}/versions/${name.toLowerCase()}`,
    route: joinRoute(docsRoute, index === 0 ? '' : name),
    path: name.toLowerCase(),
    sidebars: `versioned_sidebars/version-${name}-sidebars`,
    exclude: settings.exclude,
  }));
  const others = settings.others.map((each) => ({
    ...docDefaults,
    ...each,
    from: each.docs,
    to: path.join(content, 'docs', each.docsRoute),
    route: each.docsRoute,
    below: each.docsRoute,
  }));
  const current = joinRoute(docsRoute, versions.length > 0 ? 'next' : '');
  return [
    { ...docDefaults, ...settings, from, to: `${content}/docs`, route: current },
    ...released,
    ...others,
    { ...docDefaults, from: blog, to: `${content}/blog`, kind: 'post', route, sidebars: '', exclude: [] },
  ];
}

/** A folder of pages of the old site, and its place here. */
export type OldFolder = Readonly<{
  from: string;
  to: string;
  kind: 'doc' | 'post';
  /** The old site's address for it. */ route: string;
  /** The path of its version here. */ path: string;
  /** Its address below the docs. */ below: string;
  /** Its sidebars file, without the extension. */ sidebars: string;
  exclude: readonly string[];
}>;

/** Folders of the old site whose pages are not imported, such as translations, each with its number of pages. */
export function countUnread({ files }: OldSite, folders: readonly OldFolder[]): ReadonlyMap<string, number> {
  const unread = new Map<string, number>();
  for (const file of files) {
    if (!/^[^.].*\.mdx?$/.test(file) || folders.some(({ from }) => file.startsWith(`${from}/`))) continue;
    let folder = file.split('/')[0] ?? file;
    while (folders.some(({ from }) => from.startsWith(`${folder}/`)))
      folder = file.slice(0, file.indexOf('/', folder.length + 1));
    if (folder !== file) unread.set(folder, (unread.get(folder) ?? 0) + 1);
  }
  return unread;
}

const fenced = (text: string): string => {
  const fence = fenceAround(text);
  return `${fence}text\n${text.trimEnd()}\n${fence}\n`;
};

/** An unreadable page keeps its address, and shows its source until someone corrects it. */
function parseOrQuote(text: string): ParsedText {
  const [, front = '', yaml = '', body = text] = /^(---\n(?:([\s\S]*?)\n)??---\n)?([\s\S]*)$/.exec(text) ?? [];
  const { errors, contents } = parseDocument(yaml);
  if (errors.length > 0 || (contents && !isMap(contents)))
    return { ...(parseText(fenced(text)) as ParsedText), isUnread: true };
  const parsed = parseText(text);
  if (parsed) return { ...parsed, isUnread: false };
  return { ...(parseText(`${front}\n${fenced(body)}`) as ParsedText), isUnread: true };
}

/** Reads every page, post and partial of the folder, with its target and addresses. */
export function listPages(folder: OldFolder, source: OldSite): OldPage[] {
  const isExcluded = picomatch([...folder.exclude]);
  return [...source.files].flatMap((file): OldPage[] => {
    if (!file.startsWith(`${folder.from}/`) || !/\.mdx?$/.test(file)) return [];
    const inFolder = file.slice(folder.from.length + 1);
    if (isExcluded(inFolder)) return [];
    const text = source.read(file);
    const parsed = parseOrQuote(text);
    const stem = path.join(folder.to, inFolder.replace(/\.mdx?$/, ''));
    const target = `${stem}.${file.endsWith('.mdx') || parsed.isMdx ? 'mdx' : 'md'}`;
    const isPartial = inFolder.split('/').some((part) => part.startsWith('_'));
    const fields = splitFrontMatter(file, text).value?.data ?? {};
    const addresses =
      folder.kind === 'post'
        ? postAddresses(inFolder, fields, folder.route, source.lastChanged(file))
        : docAddresses(inFolder, fields, folder);
    return [{ ...parsed, file, target, fields, kind: isPartial ? 'partial' : folder.kind, ...addresses }];
  });
}

/** An address that all hosts serve alike; a part in another script, which would become empty, is replaced by a short hash. */
const validSlug = (slug: string): string =>
  correctSlug(
    slug.replaceAll(/[^/]+/g, (part) => (/[a-z0-9]/.test(correctSlug(part)) ? part : textHash(part).slice(0, 8))),
  );

type Addresses = Pick<OldPage, 'oldRoute' | 'route' | 'slug' | 'date'>;

/** Addresses of a doc: in the old site, its id is the last part of its address, unless it is its folder's page. */
function docAddresses(inFolder: string, fields: Fields, { route, path: version, below }: OldFolder): Addresses {
  const docPath = parseDocPath(inFolder);
  const id = textOf(fields['id']);
  const slug = textOf(fields['slug']) ?? (docPath.isFolderPage || id === docPath.name ? undefined : id);
  const address = docSlug(docPath, slug);
  const valid = validSlug(joinRoute(below, address));
  return {
    oldRoute: joinRoute(route, address),
    route: docRoute(version, valid),
    slug: valid === docSlug(parseDocPath(path.join(below, inFolder)), slug) ? slug : valid,
  };
}

/** The date in a post's path, in any form of the old site. */
const datedPath = /^(.*)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

/** Addresses of a post: in the old site, its slug is the whole address, else its date, folder and name are. */
function postAddresses(inFolder: string, fields: Fields, blogRoute: string, changed: string): Addresses {
  const { name } = parsePostPath(inFolder);
  const [, folder = '', year = '', month = '', day = '', ownName] = datedPath.exec(inFolder) ?? [];
  const inName = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const date = [textOf(fields['date'])?.slice(0, 10) ?? '', inName].find(isRealDate) ?? changed;
  const slug = textOf(fields['slug']);
  const before =
    ownName === undefined ? [inFolder.replace(/(?:\/index)?\.mdx?$/, '')] : [year, month, day, folder, ownName];
  const valid = validSlug(slug ?? (ownName || name));
  return {
    oldRoute: joinRoute(blogRoute, ...(slug === undefined ? before : [slug])),
    route: postRoute(date, valid),
    slug: valid === name ? slug : valid,
    date,
  };
}
