import type { Category, Content, Doc } from '../content/types';

export type DocNode = Readonly<{ kind: 'doc'; doc: Doc }>;
export type CategoryNode = Readonly<{
  kind: 'category';
  category: Category;
  /** Where the category's own entry leads, if anywhere. */
  route?: string;
  /** The doc it leads to, if it is one. */
  page?: Doc;
  children: readonly TreeNode[];
}>;

/** A folder or file of a docs version, in the order of the sidebar. */
export type TreeNode = DocNode | CategoryNode;

/** What a tree is made of: the listed docs and the categories of one version, and the folders it takes. */
type Branches = Readonly<{
  root: string;
  docs: readonly Doc[];
  categories: readonly Category[];
  isIncluded: (folder: string) => boolean;
}>;

const parentOf = (folder: string): string => folder.split('/').slice(0, -1).join('/');

/** A folder's page that is listed by itself introduces what stands beside it. */
const docPosition = ({ sidebarPosition, isFolderPage }: Doc): number =>
  sidebarPosition ?? (isFolderPage ? -Infinity : Infinity);
const positionOf = (node: TreeNode): number =>
  node.kind === 'doc' ? docPosition(node.doc) : (node.category.position ?? Infinity);
const labelOf = (node: TreeNode): string => (node.kind === 'doc' ? node.doc.sidebarLabel : node.category.label);

/** One collator, so that the order does not depend on the language of the machine. */
const labels = new Intl.Collator('en', { numeric: true });

function compareNodes(a: TreeNode, b: TreeNode): number {
  const [positionA, positionB] = [positionOf(a), positionOf(b)];
  return positionA === positionB ? labels.compare(labelOf(a), labelOf(b)) : positionA - positionB;
}

function ownEntry({ link }: Category, { docs }: Branches): Pick<CategoryNode, 'route' | 'page'> {
  switch (link.type) {
    case 'none':
      return {};
    case 'generated-index':
      return { route: link.route };
    case 'doc': {
      const page = docs.find(({ id }) => id === link.id);
      return { route: page?.route, page };
    }
  }
}

/** The page that a category of the same folder leads to is shown by that entry. The folder at the root has no entry. */
function isShownByCategory({ folder, id }: Doc, { root, categories }: Branches): boolean {
  return (
    folder !== root &&
    categories.some((category) => category.folder === folder && category.link.type === 'doc' && category.link.id === id)
  );
}

function childrenOf(folder: string, branches: Branches): TreeNode[] {
  const docs = branches.docs.filter((doc) => doc.folder === folder && !isShownByCategory(doc, branches));
  const categories = branches.categories.filter(
    (category) => branches.isIncluded(category.folder) && parentOf(category.folder) === folder,
  );
  const docNodes = docs.map((doc): DocNode => ({ kind: 'doc', doc }));
  const categoryNodes = categories.map((category): CategoryNode => {
    return {
      kind: 'category',
      category,
      ...ownEntry(category, branches),
      children: childrenOf(category.folder, branches),
    };
  });
  const shown = categoryNodes.filter(({ children, route }) => children.length > 0 || route !== undefined);
  return [...docNodes, ...shown].sort(compareNodes);
}

/** The generated page of the folder at the root, which has no entry of its own. */
function rootIndex({ root, categories }: Branches): CategoryNode[] {
  const category = categories.find(({ folder }) => folder === root);
  return category?.link.type === 'generated-index'
    ? [{ kind: 'category', category, route: category.link.route, children: [] }]
    : [];
}

export type TreeOptions = Readonly<{
  version: string;
  /** Folder the tree starts in, `''` for the version's. */
  folder?: string;
  /** Whether a folder's docs belong to the tree; default: all. */
  isIncluded?: (folder: string) => boolean;
}>;

/** Takes the content and gives the folders and files of a docs version as a tree: sorted by position, then by label; without unlisted docs and empty categories. */
export function buildDocTree(
  content: Pick<Content, 'docs' | 'categories'>,
  { version, folder = '', isIncluded = () => true }: TreeOptions,
): TreeNode[] {
  const docs = content.docs.filter((doc) => doc.version === version && !doc.unlisted && isIncluded(doc.folder));
  const categories = content.categories.filter((category) => category.version === version);
  const branches = { root: folder, docs, categories, isIncluded };
  return [...rootIndex(branches), ...childrenOf(folder, branches)];
}
