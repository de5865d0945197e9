import { foldersDownTo } from '../content/build-categories';
import type { Category, Doc } from '../content/types';
import { categoryTarget } from './doc-tree';
import { sidebarFolder, sidebarOf } from './sidebar-of';
import type { Breadcrumb, NavSource } from './types';

/** A page of the docs: a doc, or a category with a generated index. */
export type DocsEntry = Pick<Doc, 'folder' | 'version' | 'route' | 'sidebarLabel'> | Category;

/** The categories that contain a docs page, from the sidebar's folder down, then the page itself. An unlisted page has the categories of its folder. */
export function buildBreadcrumbs(page: DocsEntry, { content, site }: NavSource): Breadcrumb[] {
  const sidebar = site.docs.sidebars.find(({ id }) => id === sidebarOf(page.folder, site));
  const start = sidebarFolder(sidebar?.folder ?? '');
  const folders = foldersDownTo(page.folder).filter((folder) => folder.length > start.length);
  const crumbs = folders.flatMap((folder): Breadcrumb[] => {
    const category = content.categories.find((each) => each.version === page.version && each.folder === folder);
    return category ? [{ label: category.label, route: categoryTarget(category, content.docs).route }] : [];
  });
  // A category's own page is the category's crumb.
  return 'link' in page || crumbs.at(-1)?.route === page.route
    ? crumbs
    : [...crumbs, { label: page.sidebarLabel, route: page.route }];
}
