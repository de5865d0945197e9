import type { SiteConfig } from '../config/site-schema';
import type { Category, Content, Doc } from '../content/types';
import { sidebarFolder, sidebarOf } from './sidebar-of';
import type { NavSource } from './types';

type CategoryTarget = Readonly<{ route?: string; /** The doc it leads to, if it is one. */ page?: Doc }>;

export type CategoryNode = CategoryTarget &
  Readonly<{ kind: 'category'; category: Category; children: readonly TreeNode[] }>;

/** A folder or file of a docs version. */
export type TreeNode = Readonly<{ kind: 'doc'; doc: Doc }> | CategoryNode;

/** The listed docs and the categories of one version that belong into a tree, and the folder at its root. */
type TreeSource = Readonly<{ root: string; docs: readonly Doc[]; categories: readonly Category[] }>;

/** Where a category's own entry leads, if anywhere; unlisted docs are no target. */
export function categoryTarget({ link, version }: Category, docs: readonly Doc[]): CategoryTarget {
  if (link.type === 'none') return {};
  if (link.type === 'generated-index') return { route: link.route };
  const page = docs.find((doc) => doc.version === version && doc.id === link.id && !doc.unlisted);
  return { route: page?.route, page };
}

const parentOf = (folder: string): string => folder.split('/').slice(0, -1).join('/');

function positionOf(node: TreeNode): number {
  if (node.kind === 'category') return node.category.position ?? Infinity;
  // A folder's page that is a separate entry comes first, because it introduces the others.
  return node.doc.sidebarPosition ?? (node.doc.isFolderPage ? -Infinity : Infinity);
}

const labelOf = (node: TreeNode): string => (node.kind === 'doc' ? node.doc.sidebarLabel : node.category.label);

/** A fixed locale, so that the order does not depend on the language of the machine. */
const labels = new Intl.Collator('en', { numeric: true });

function compareNodes(a: TreeNode, b: TreeNode): number {
  const [positionA, positionB] = [positionOf(a), positionOf(b)];
  return positionA === positionB ? labels.compare(labelOf(a), labelOf(b)) : positionA - positionB;
}

function childrenOf(folder: string, source: TreeSource): TreeNode[] {
  const { root, docs, categories } = source;
  // A category's own entry already shows the page it leads to; the folder at the root has no such entry.
  const own = folder === root ? undefined : categories.find((category) => category.folder === folder)?.link;
  const ownId = own?.type === 'doc' ? own.id : undefined;
  const docNodes = docs
    .filter((doc) => doc.folder === folder && doc.id !== ownId)
    .map((doc): TreeNode => ({ kind: 'doc', doc }));
  const categoryNodes = categories
    .filter((category) => parentOf(category.folder) === folder)
    .map((category): CategoryNode => {
      const children = childrenOf(category.folder, source);
      return { kind: 'category', category, ...categoryTarget(category, docs), children };
    })
    .filter(({ children, route }) => children.length > 0 || route !== undefined);
  return [...docNodes, ...categoryNodes].sort(compareNodes);
}

/** The generated page of the folder at the root, which has no entry of its own. */
function rootIndex({ root, categories }: TreeSource): CategoryNode[] {
  const category = categories.find(({ folder }) => folder === root);
  return category?.link.type === 'generated-index'
    ? [{ kind: 'category', category, route: category.link.route, children: [] }]
    : [];
}

/** The entries of a category, sorted by position, then by label; without unlisted docs and empty categories. */
export function buildCategoryTree(
  { docs, categories }: Content,
  { version, folder }: Pick<Category, 'version' | 'folder'>,
  /** Whether a folder's docs belong to the tree. */
  isIncluded: (folder: string) => boolean = () => true,
): TreeNode[] {
  const source: TreeSource = {
    root: folder,
    docs: docs.filter(
      (doc) => doc.version === version && !doc.unlisted && !doc.hideFromSidebar && isIncluded(doc.folder),
    ),
    categories: categories.filter(
      (category) => category.version === version && (category.folder === folder || isIncluded(category.folder)),
    ),
  };
  return [...rootIndex(source), ...childrenOf(folder, source)];
}

/** The same for a sidebar of a docs version; each doc belongs to only one sidebar. */
export const buildSidebarTree = (
  { content, site }: NavSource,
  version: string,
  { id, folder }: SiteConfig['docs']['sidebars'][number],
): TreeNode[] =>
  buildCategoryTree(content, { version, folder: sidebarFolder(folder) }, (inside) => sidebarOf(inside, site) === id);
