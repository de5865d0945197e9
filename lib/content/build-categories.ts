import path from 'node:path';
import { splitNumberPrefix } from './doc-path';
import { linkedIds, type ReadCategory } from './read-category';
import type { Category, Doc } from './types';

function withAncestors(folder: string): string[] {
  const parts = folder.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

/** `getting-started` → `Getting started` */
function labelFromName(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type CategoryParts = Readonly<{ settings?: ReadCategory; docs: readonly Doc[]; folderPage?: Doc; label: string }>;

function categoryLink({ settings, docs, folderPage, label }: CategoryParts): Category['link'] {
  const link = settings?.fields.link;
  if (link === null) return { type: 'none' };
  if (link?.type === 'doc') {
    const known = new Set(docs.map((doc) => doc.id));
    const id = linkedIds(settings?.folder ?? '', link.id).find((candidate) => known.has(candidate));
    return id === undefined ? { type: 'none' } : { type: 'doc', id };
  }
  if (link && settings?.claim)
    return {
      type: 'generated-index',
      title: link.title ?? label,
      description: link.description,
      route: settings.claim.route,
    };
  return folderPage ? { type: 'doc', id: folderPage.id } : { type: 'none' };
}

/** Takes a version's docs and category settings and gives a category for each folder that holds a doc, at any depth. */
export function buildCategories(
  version: string,
  pages: { readonly docs: readonly Doc[]; readonly categories: readonly ReadCategory[] },
): Category[] {
  const docs = pages.docs.filter((doc) => doc.version === version);
  const settings = pages.categories.filter((category) => category.version === version);
  const folders = new Set(docs.flatMap(({ folder }) => (folder === '' ? [] : withAncestors(folder))));
  return [...folders].sort().map((folder): Category => {
    const own = settings.find((category) => category.folder === folder);
    const folderPage = docs.find((doc) => doc.folder === folder && doc.isFolderPage);
    const { name, number } = splitNumberPrefix(path.posix.basename(folder));
    const pageLabel = folderPage?.sidebarLabel === folderPage?.title ? undefined : folderPage?.sidebarLabel;
    const label = own?.fields.label ?? pageLabel ?? labelFromName(name);
    return {
      folder,
      version,
      label,
      position: own?.fields.position ?? number ?? folderPage?.sidebarPosition,
      collapsed: own?.fields.collapsed ?? true,
      link: categoryLink({ settings: own, docs, folderPage, label }),
      file: own?.file,
    };
  });
}
