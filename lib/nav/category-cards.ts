import type { Category, Content } from '../content/types';
import type { CategoryCard } from '../site/types';
import { type CategoryNode, buildDocTree, type TreeNode } from './doc-tree';

function firstRoute(nodes: readonly TreeNode[]): string | undefined {
  return nodes
    .map((node) => (node.kind === 'doc' ? node.doc.route : (node.route ?? firstRoute(node.children))))
    .find((route) => route !== undefined);
}

function categoryDescription({ category: { link }, page }: CategoryNode): string {
  return link.type === 'generated-index' ? link.description : (page?.description ?? '');
}

function toCard(node: TreeNode): CategoryCard[] {
  if (node.kind === 'doc') {
    const { route, sidebarLabel: label, description, integration } = node.doc;
    return [{ route, label, description, isCategory: false, integration }];
  }
  const route = node.route ?? firstRoute(node.children);
  return route === undefined
    ? []
    : [{ route, label: node.category.label, description: categoryDescription(node), isCategory: true }];
}

/** A category's own page is no entry in it. */
function isOwnPage(node: TreeNode, { folder, link }: Category): boolean {
  return node.kind === 'doc' ? link.type === 'doc' && node.doc.id === link.id : node.category.folder === folder;
}

/** Takes a category and gives a card for each entry in it, in the order of the sidebar; an entry without a page of its own leads to its first. */
export function categoryCards(category: Category, content: Content): CategoryCard[] {
  const entries = buildDocTree(content, { version: category.version, folder: category.folder });
  return entries.filter((node) => !isOwnPage(node, category)).flatMap(toCard);
}
