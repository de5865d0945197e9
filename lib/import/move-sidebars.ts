import path from 'node:path/posix';
import { type ContentIssue, issueAt } from '../errors/content-issue';
import { docId, parseDocPath } from '../content/doc-path';
import { type Fields, fieldsOf } from './fields';
import type { MovingPage } from './types';

type Item = string | Fields;

/** A docs folder of the old site, its pages, and its sidebars as they were read. */
export type SidebarMove = Readonly<{ folder: string; pages: readonly MovingPage[]; sidebars: unknown; file: string }>;

/** What sidebars say of pages, by file, and of folders, by path below the docs. */
export type Order = Readonly<{
  pages: Map<string, Fields>;
  folders: Map<string, Fields>;
  issues: ContentIssue[];
}>;

/** The fields of an item, whichever short form it is written in. */
function itemFields(item: Item): Fields {
  if (typeof item === 'string') return { type: 'doc', id: item };
  const [[label, items] = []] = Object.entries(item);
  return 'type' in item ? item : { type: 'category', label, items };
}

const itemsOf = (items: unknown): Item[] =>
  Array.isArray(items) ? (items as Item[]) : typeof items === 'object' && items !== null ? [items as Fields] : [];

/** The folder that all docs of a category are in, and that is below the folder of the category around it. */
function sharedFolder(files: readonly string[], above: string): string | undefined {
  const [first = '', ...others] = files.map((file) => path.dirname(file));
  let shared = first;
  while (shared !== '.' && !others.every((folder) => `${folder}/`.startsWith(`${shared}/`)))
    shared = path.dirname(shared);
  return files.length > 0 && shared !== '.' && shared !== above ? shared : undefined;
}

/** Places in the sidebar, for pages in front matter and for folders in category files; a category that is no folder is told. */
export function moveSidebars({ folder, pages, sidebars, file }: SidebarMove): Order {
  const order: Order = { pages: new Map(), folders: new Map(), issues: [] };
  const byId = new Map(
    pages.map((page) => {
      const inFolder = page.file.slice(folder.length + 1);
      const id = page.fields['id'];
      return [docId(parseDocPath(inFolder), typeof id === 'string' ? id : undefined), inFolder];
    }),
  );
  const docsOf = (item: Item): string[] => {
    const { type, id, items } = itemFields(item);
    return type === 'category' ? itemsOf(items).flatMap(docsOf) : [byId.get(String(id)) ?? []].flat();
  };
  const place = (items: readonly Item[], above: string): void => {
    for (const [index, item] of items.entries()) {
      const { type, id, label, items: inside, link, collapsed } = itemFields(item);
      const doc = byId.get(String(id));
      if (type === 'doc' && doc !== undefined && !order.pages.has(`${folder}/${doc}`))
        order.pages.set(`${folder}/${doc}`, {
          sidebar_position: index + 1,
          ...(label !== undefined && { sidebar_label: label }),
        });
      if (type !== 'category') continue;
      const shared = sharedFolder(docsOf(item), above);
      if (shared === undefined) order.issues.push(issueAt({ file, line: 1, column: 1 }, noFolder(String(label))));
      else order.folders.set(shared, { label, position: index + 1, link, ...(collapsed === false && { collapsed }) });
      place(itemsOf(inside), shared ?? above);
    }
  };
  for (const items of Object.values(fieldsOf(sidebars))) place(itemsOf(items), '.');
  return order;
}

const noFolder = (label: string) => ({
  rule: 'sidebar-category',
  severity: 'warning' as const,
  message: `The category "${label}" holds pages of several folders, and here a category is a folder.`,
  hint: 'Its pages are listed in their own folders; to gather them, move them with npm run mv.',
});
