import { printRoute } from '../config/routes';
import type { DocsVersionConfig } from '../config/site-schema';
import { strings } from '../config/strings';
import { cleanFolder } from '../content/doc-path';
import type { Doc } from '../content/types';
import { buildSidebarTree, type CategoryNode, type TreeNode } from './doc-tree';
import { holds, sidebarFolder } from './sidebar-of';
import type { NavSource } from './types';

/** A page of a printed section; without a doc it is the heading of a category. */
export type PrintChapter = Readonly<{
  title: string;
  description: string;
  /** Route of the page itself. */
  route?: string;
  doc?: Doc;
  /** Number of the section's categories around it. */
  depth: number;
}>;

/** A top category of a sidebar, whose pages are printed as one. */
export type PrintSection = Readonly<{
  route: string;
  version: string;
  /** Folder of its docs in the version's folder, as on disk. */
  folder: string;
  title: string;
  description: string;
  /** The section's own page, if that only lists its pages. */
  index?: string;
  chapters: readonly PrintChapter[];
}>;

function docChapter(doc: Doc, depth: number): PrintChapter {
  const { title, description, route } = doc;
  return { title, description, route, doc, depth };
}

function categoryChapter({ category: { label, link }, page, route }: CategoryNode, depth: number): PrintChapter {
  if (page) return docChapter(page, depth);
  const { title, description } = link.type === 'generated-index' ? link : { title: label, description: '' };
  return { title, description, route, depth };
}

function chaptersOf(node: TreeNode, depth: number): PrintChapter[] {
  if (node.kind === 'doc') return [docChapter(node.doc, depth)];
  return [categoryChapter(node, depth), ...node.children.flatMap((child) => chaptersOf(child, depth + 1))];
}

function toSection({ category, page, children }: CategoryNode, { name, path }: DocsVersionConfig): PrintSection {
  const { folder, label, link } = category;
  const own = page ? [docChapter(page, 0)] : [];
  return {
    route: printRoute(path, cleanFolder(folder)),
    version: name,
    folder,
    title: label,
    description: link.type === 'generated-index' ? link.description : strings.print.description(label),
    index: link.type === 'generated-index' ? link.route : undefined,
    chapters: [...own, ...children.flatMap((child) => chaptersOf(child, 0))],
  };
}

/** Without categories, all docs form one section. */
function sectionsOf(nodes: readonly TreeNode[], folder: string, version: DocsVersionConfig): PrintSection[] {
  const categories = nodes.filter((node) => node.kind === 'category' && node.children.length > 0);
  if (categories.length > 0) return categories.map((node) => toSection(node as CategoryNode, version));
  const { title, description } = strings.print;
  const route = printRoute(version.path, cleanFolder(folder));
  const chapters = nodes.flatMap((node) => chaptersOf(node, 0));
  return [{ route, version: version.name, folder, title, description: description(title), chapters }];
}

/** Two folders may differ only in their number prefixes. */
function withUniqueRoutes(sections: readonly PrintSection[]): PrintSection[] {
  const taken = new Set<string>();
  return sections.map((section) => {
    let { route } = section;
    for (let number = 2; taken.has(route); number++) route = `${section.route}-${number}`;
    taken.add(route);
    return { ...section, route };
  });
}

/** A section to print for each top category of each version's sidebars, with its pages in the order of the sidebar. */
export function buildPrintSections(source: NavSource): PrintSection[] {
  const { versions, sidebars } = source.site.docs;
  const sections = versions.flatMap((version) =>
    sidebars.flatMap((sidebar) =>
      sectionsOf(buildSidebarTree(source, version.name, sidebar), sidebarFolder(sidebar.folder), version),
    ),
  );
  return withUniqueRoutes(sections);
}

/** The section that prints a page; none for pages outside of any category. */
export const printSectionOf = (
  { version, folder }: Pick<Doc, 'version' | 'folder'>,
  sections: readonly PrintSection[],
): PrintSection | undefined => sections.find((section) => section.version === version && holds(section.folder, folder));
