import path from 'node:path/posix';
import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import { docId, parseDocPath } from '../content/doc-path';
import { type Fields, fieldsOf, textOf } from './fields';
import type { OldPage } from './types';

/** A docs folder of the old site, its pages, and its sidebars as they were read. */
type SidebarSource = Readonly<{ folder: string; pages: readonly OldPage[]; sidebars: unknown; file: string }>;

/** The items of a list, with all short forms expanded. */
const itemsOf = (items: unknown): Fields[] =>
  [items ?? []].flat().map((item) => {
    if (typeof item === 'string') return { type: 'doc', id: item };
    const fields = fieldsOf(item);
    const [[label, inside] = []] = Object.entries(fields);
    return 'type' in fields ? fields : { type: 'category', label, items: inside };
  });

/** The folder that contains all docs of a category, below the folder of the surrounding category. */
function sharedFolder(files: readonly string[], above: string): string | undefined {
  const [first = '', ...others] = files.map((file) => path.dirname(file));
  let shared = first;
  while (shared !== '.' && !others.every((folder) => `${folder}/`.startsWith(`${shared}/`)))
    shared = path.dirname(shared);
  return files.length > 0 && shared !== '.' && shared !== above ? shared : undefined;
}

/** Converts sidebars to positions, in the front matter of pages and in category files of folders; reports categories that are not folders. */
export function convertSidebars({ folder, pages, sidebars, file }: SidebarSource) {
  const issues: ContentIssue[] = [];
  /** Front matter by page file, and folder settings by path below the docs. */
  const order = { pages: new Map<string, Fields>(), folders: new Map<string, Fields>(), issues };
  const inFolder = (page: string): string => page.slice(folder.length + 1);
  const byId = new Map(
    pages.map((page) => [docId(parseDocPath(inFolder(page.file)), textOf(page.fields['id'])), page.file]),
  );
  const docsOf = ({ type, id, items }: Fields): string[] =>
    type === 'category' ? itemsOf(items).flatMap(docsOf) : [byId.get(String(id)) ?? []].flat();
  const placeItems = (items: unknown, above: string): void => {
    for (const [index, item] of itemsOf(items).entries()) {
      const { type, id, label, link, collapsed } = item;
      const doc = byId.get(String(id));
      if (type === 'doc' && doc !== undefined && !order.pages.has(doc))
        order.pages.set(doc, { sidebar_position: index + 1, ...(label !== undefined && { sidebar_label: label }) });
      if (type !== 'category') continue;
      const shared = sharedFolder(docsOf(item).map(inFolder), above);
      if (shared === undefined) issues.push(issueAt(startOf(file), noFolder(String(label))));
      else order.folders.set(shared, { label, position: index + 1, link, ...(collapsed === false && { collapsed }) });
      placeItems(item['items'], shared ?? above);
    }
  };
  for (const items of Object.values(fieldsOf(sidebars))) placeItems(items, '.');
  return order;
}

const noFolder = (label: string) => ({
  rule: 'sidebar-category',
  severity: 'warning' as const,
  message: `The category "${label}" holds pages of several folders, but here a category is a folder.`,
  hint: 'Its pages are listed in their own folders; to gather them, move them with npm run mv.',
});
