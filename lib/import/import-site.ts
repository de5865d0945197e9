import path from 'node:path/posix';
import { docRoute, joinRoute, routes } from '../config/routes';
import { cleanFolder } from '../content/doc-path';
import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import { slug } from 'github-slugger';
import { parse, stringify } from 'yaml';
import { relativeTo } from './addresses';
import { applyEdits } from './apply-edits';
import { type Fields, fieldsOf, textOf } from './fields';
import { countUnread, listFolders, listPages, type OldFolder } from './list-pages';
import { convertAdmonitions, convertComments, convertHeadings } from './convert-blocks';
import { convertCategory } from './convert-category';
import { convertElements } from './convert-elements';
import { convertFrontMatter, titleOf } from './convert-front-matter';
import { convertImports } from './convert-imports';
import { convertLinks } from './convert-links';
import { convertSidebars } from './convert-sidebars';
import { addEntries, toAuthorEntry, toTagEntry } from './named-entries';
import { readSettings, readSettingsFile, type OldSettings } from './read-settings';
import type { Edit, ImportContext, ImportedRegistries, OldPage, OldSite } from './types';

/** A file as written here, with the changes and issues of its import. */
export type ImportedFile = Readonly<{
  from: string;
  to: string;
  text: string;
  changes: ReadonlyMap<string, number>;
  issues: readonly ContentIssue[];
}>;

type ImportTarget = Readonly<{
  /** Folder of the content. */ content: string;
  /** Address of the site. */ url: string;
  /** Id of the first doc. */ mainDocId: string;
  registries: ImportedRegistries;
}>;

const unread = {
  rule: 'unread-page',
  message: 'The page could not be read, so its source is shown as it was.',
  hint: 'Take it out of the code block and correct it; the check then names what is wrong.',
};

function convertPage(page: OldPage, context: ImportContext): ImportedFile {
  const { edits, ...known } = convertImports(page, context);
  const all: Edit[] = [
    ...page.repairs,
    ...convertFrontMatter(page, context),
    ...convertHeadings(page, titleOf(page)),
    ...convertAdmonitions(page),
    ...convertComments(page),
    ...edits,
    ...convertElements(page, context, known),
    ...convertLinks(page, context),
  ];
  const { text, changes, issues } = applyEdits(page.text, all, page.target);
  const own = page.isUnread ? [issueAt(startOf(page.target), unread)] : [];
  return { from: page.file, to: page.target, text: `${text.trimEnd()}\n`, changes, issues: [...own, ...issues] };
}

const categoryName = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** Converts the settings of folders that have a settings file or a place in a sidebar; `lists` maps the addresses of each generated list to the one here. */
function convertCategories(
  { from, to, path: version, route, below }: OldFolder,
  folders: ReadonlyMap<string, Fields>,
  source: OldSite,
): Readonly<{ file: ImportedFile; lists: readonly (readonly [string, string])[] }>[] {
  const own = [...source.files].filter((file) => file.startsWith(`${from}/`) && categoryName.test(file));
  const files = new Map(own.map((file) => [path.dirname(file.slice(from.length + 1)), file]));
  for (const folder of folders.keys())
    if (!files.has(folder)) files.set(folder, path.join(from, folder, '_category_.yml'));
  return [...files].map(([folder, file]) => {
    const inFile: unknown = source.files.has(file) ? parse(source.read(file)) : {};
    const written: Fields = { ...folders.get(folder), ...fieldsOf(inFile) };
    const settings = convertCategory(path.basename(path.dirname(file)), written, below);
    const { label = '', link } = settings;
    const text = file.endsWith('.json') ? `${JSON.stringify(settings, null, 2)}\n` : stringify(settings);
    const moved = { from: file, to: path.join(to, folder, path.basename(file)), text, changes: new Map(), issues: [] };
    if (link?.type !== 'generated-index') return { file: moved, lists: [] };
    const here = docRoute(version, link.slug ?? joinRoute(below, cleanFolder(folder)));
    const before = joinRoute(route, textOf(fieldsOf(written['link'])['slug']) ?? `category/${slug(label)}`);
    return { file: moved, lists: [here, before].map((each) => [each, here]) };
  });
}

/** Public path of a file outside the page folders: `static/img/a.png` becomes `/static/img/a.png`. */
const publicPath = (file: string): string => joinRoute('static', file.replace(/^static\//, '').replaceAll('../', ''));

const isPicture = (file: string): boolean => /\.(png|jpe?g|gif|svg|webp|avif)$/i.test(file);

/** Reads a folder of the old site: its pages, the order in its sidebars, and the settings of its folders. */
function readFolder(folder: OldFolder, source: OldSite) {
  const pages = listPages(folder, source);
  const { from, sidebars: file } = folder;
  const order = convertSidebars({ folder: from, pages, sidebars: readSettingsFile(source, file), file });
  return { pages, order, categories: convertCategories(folder, order.folders, source) };
}

/** Records the files that pages need: pictures in a folder of pages stay beside them, all others become public. */
function copyRecorder(copies: Map<string, string>, folders: readonly OldFolder[]): ImportContext['addCopy'] {
  return (file, page) => {
    const folder = folders.find(({ from }) => file.startsWith(`${from}/`));
    const beside = folder && isPicture(file) ? path.join(folder.to, file.slice(folder.from.length + 1)) : undefined;
    copies.set(beside ?? `public${publicPath(file)}`, file);
    return beside === undefined ? encodeURI(publicPath(file)) : relativeTo(beside, page.target);
  };
}

/** Returns a function that finds the page at an address. Old addresses win over new ones, except that outside released versions, those of the newest release mean the docs in work, which have these addresses here. */
function pageFinder(shown: readonly OldPage[], { docsRoute }: OldSettings, versions: string) {
  const isReleased = ({ target }: OldPage): boolean => target.startsWith(versions);
  const next = joinRoute(docsRoute, 'next');
  const inWork = shown.some(isReleased) ? shown.filter(({ oldRoute }) => `${oldRoute}/`.startsWith(`${next}/`)) : [];
  const released = new Map(inWork.map((page) => [joinRoute(docsRoute, page.oldRoute.slice(next.length)), page]));
  const old = new Map(shown.map((page) => [page.oldRoute, page]));
  const here = new Map(shown.map((page) => [page.route, page]));
  return (route: string, from: OldPage): OldPage | undefined =>
    (isReleased(from) ? undefined : released.get(route)) ?? old.get(route) ?? here.get(route);
}

/** Converts a Docusaurus site without writing anything. */
export function importSite(source: OldSite, { content, url, mainDocId, registries }: ImportTarget) {
  const settings = readSettings(source);
  const folders = listFolders(source, settings, content);
  const read = folders.map((folder) => readFolder(folder, source));
  const pages = read.flatMap((each) => each.pages);
  const categories = read.flatMap((each) => each.categories);
  for (const folder of [settings.blog, settings.docs]) {
    addEntries(registries.authors, readSettingsFile(source, `${folder}/authors`), toAuthorEntry);
    addEntries(registries.tags, readSettingsFile(source, `${folder}/tags`), toTagEntry);
  }
  const blogLists = [routes.home, routes.blog, routes.archive, routes.tags];
  const shown = pages.filter(({ kind }) => kind !== 'partial');
  const copies = new Map<string, string>();
  const context: ImportContext = {
    source,
    settings,
    registries,
    url,
    addCopy: copyRecorder(copies, folders),
    mainRoute: docRoute('', mainDocId),
    pageByFile: new Map(pages.map((page) => [page.file, page])),
    pageAt: pageFinder(shown, settings, `${content}/versions/`),
    routes: new Set(pages.map(({ route }) => route)),
    listRoutes: new Map([
      ...blogLists.map((route) => [route.replace(routes.blog, settings.blogRoute), route] as const),
      ...categories.flatMap(({ lists }) => lists),
    ]),
    sidebarFields: new Map(read.flatMap(({ order }) => [...order.pages])),
  };
  return {
    files: [...categories.map(({ file }) => file), ...pages.map((page) => convertPage(page, context))],
    /** Files to copy unchanged, keyed by path here. */
    copies,
    registries,
    issues: read.flatMap(({ order }) => order.issues),
    unread: countUnread(source, folders),
    /** Versions to be listed in the site's values. */
    versions: folders.map(({ path: name }) => name).filter((name) => name !== ''),
  };
}

/** The result of importing an old site. */
export type ImportedSite = Readonly<ReturnType<typeof importSite>>;
