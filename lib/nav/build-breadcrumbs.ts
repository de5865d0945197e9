import type { SiteConfig } from '../config/site-schema';
import type { Category, Content, Doc } from '../content/types';
import { sidebarFolder, sidebarOf } from './sidebar-of';

export type Breadcrumb = Readonly<{ label: string; route?: string }>;

/** A page of the docs: a doc, or a category with a generated index. */
export type DocsPlace = Pick<Doc, 'folder' | 'version' | 'route' | 'sidebarLabel'> | Category;

function categoryRoute({ link, version }: Category, docs: readonly Doc[]): string | undefined {
  switch (link.type) {
    case 'none':
      return undefined;
    case 'generated-index':
      return link.route;
    case 'doc':
      return docs.find((doc) => doc.version === version && doc.id === link.id && !doc.unlisted)?.route;
  }
}

/** The folders from the sidebar's down to the page's own. */
function foldersTo(folder: string, start: string): string[] {
  const parts = folder.split('/').filter((part) => part !== '');
  const all = parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
  return all.filter((path) => path.length > start.length);
}

/** Takes a docs page and gives the way to it: the categories it stands in, then the page itself. An unlisted page has the way of its folder. */
export function buildBreadcrumbs(
  page: DocsPlace,
  { content, site }: { readonly content: Content; readonly site: SiteConfig },
): Breadcrumb[] {
  const sidebar = site.docs.sidebars.find(({ id }) => id === sidebarOf(page.folder, site));
  const crumbs = foldersTo(page.folder, sidebarFolder(sidebar?.folder ?? '')).flatMap((folder): Breadcrumb[] => {
    const category = content.categories.find(
      (candidate) => candidate.version === page.version && candidate.folder === folder,
    );
    return category ? [{ label: category.label, route: categoryRoute(category, content.docs) }] : [];
  });
  // A category's own page is the category's crumb.
  return 'link' in page || crumbs.at(-1)?.route === page.route
    ? crumbs
    : [...crumbs, { label: page.sidebarLabel, route: page.route }];
}
