import path from 'node:path';
import { splitNumberPrefix } from './doc-path';
import { type CategorySettings, possibleDocIds } from './read-category';
import type { Category, Doc } from './types';

/** `a/b/c` → `a`, `a/b`, `a/b/c` */
export const foldersDownTo = (folder: string): string[] => {
  const parts = folder.split('/').filter((part) => part !== '');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
};

/** `getting-started` → `Getting started` */
function labelFromName(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type CategoryParts = Readonly<{ settings?: CategorySettings; docs: readonly Doc[]; folderPage?: Doc; label: string }>;

function categoryLink({ settings, docs, folderPage, label }: CategoryParts): Category['link'] {
  const link = settings?.fields.link;
  if (link === null) return { type: 'none' };
  if (link?.type === 'doc') {
    const ids = possibleDocIds(settings?.folder ?? '', link.id);
    const id = ids.find((candidate) => docs.some((doc) => doc.id === candidate));
    return id === undefined ? { type: 'none' } : { type: 'doc', id };
  }
  const route = settings?.route;
  if (link && route !== undefined)
    return { type: 'generated-index', title: link.title ?? label, description: link.description, route };
  return folderPage ? { type: 'doc', id: folderPage.id } : { type: 'none' };
}

/** A category for each folder of a version that holds a doc, at any depth. */
export function buildCategories(
  version: string,
  pages: { readonly docs: readonly Doc[]; readonly categories: readonly CategorySettings[] },
): Category[] {
  const docs = pages.docs.filter((doc) => doc.version === version);
  const folders = new Set(docs.flatMap(({ folder }) => foldersDownTo(folder)));
  return [...folders].sort().map((folder): Category => {
    const settings = pages.categories.find((category) => category.version === version && category.folder === folder);
    const folderPage = docs.find((doc) => doc.folder === folder && doc.isFolderPage);
    const { name, number } = splitNumberPrefix(path.posix.basename(folder));
    const pageLabel = folderPage?.sidebarLabel === folderPage?.title ? undefined : folderPage?.sidebarLabel;
    const label = settings?.fields.label ?? pageLabel ?? labelFromName(name);
    return {
      folder,
      version,
      label,
      position: settings?.fields.position ?? number ?? folderPage?.sidebarPosition,
      collapsed: settings?.fields.collapsed ?? true,
      link: categoryLink({ settings, docs, folderPage, label }),
      file: settings?.file,
    };
  });
}
