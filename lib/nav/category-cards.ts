import type { Category, Content } from '../content/types';
import { buildCategoryTree, type CategoryNode, type TreeNode } from './doc-tree';
import type { CategoryCard } from './types';

const firstRoute = (nodes: readonly TreeNode[]): string | undefined =>
  nodes
    .map((node) => (node.kind === 'doc' ? node.doc.route : (node.route ?? firstRoute(node.children))))
    .find((route) => route !== undefined);

const categoryDescription = ({ category: { link }, page }: CategoryNode): string =>
  link.type === 'generated-index' ? link.description : (page?.description ?? '');

function toCard(node: TreeNode): CategoryCard[] {
  if (node.kind === 'doc') {
    const { route, sidebarLabel: label, description, integration } = node.doc;
    return [{ route, label, description, integration }];
  }
  const route = node.route ?? firstRoute(node.children);
  if (route === undefined) return [];
  return [{ route, label: node.category.label, description: categoryDescription(node) }];
}

/** A category's own page is not an entry in it. */
const isOwnPage = (node: TreeNode, { folder, link }: Category): boolean =>
  node.kind === 'doc' ? link.type === 'doc' && node.doc.id === link.id : node.category.folder === folder;

/** A card for each entry of a category, in the order of the sidebar; an entry without a page of its own leads to the first page in it. */
export const categoryCards = (category: Category, content: Content): CategoryCard[] =>
  buildCategoryTree(content, category)
    .filter((node) => !isOwnPage(node, category))
    .flatMap(toCard);
