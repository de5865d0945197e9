import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { withBase } from '../config/routes';
import type { PipelineContext } from './context';
import { elementsIn, textProperty } from './hast';
import { ownPlace, report } from './report';
import { isExternal, splitAddress } from '../config/address';
import { resolveLink } from './resolve-link';
import type { FoundLink } from './types';

/** Resolves every `<a href>`, from Markdown, HTML or JSX, to its route below the base URL, marks external links whose text is their address, and lists all links in `file.data.links`. */
export function rehypeLinks({ context }: { readonly context: PipelineContext }) {
  return (tree: Root, file: VFile): void => {
    const links: FoundLink[] = [];
    const place = { file: file.path, context };
    for (const node of elementsIn(tree, 'a', 'area')) {
      const written = textProperty(node, 'href');
      // Footnote marks are made by the parser, not written by anyone.
      if (written === undefined || 'dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties)
        continue;
      if (written.trim() !== '' && !hasContent(node)) report(file, { ...linkWithoutText(written), place: node });
      const { href, isFileLink } = resolveLink(written, place);
      const found = node.position && ownPlace(node.position.start, file);
      links.push({ written, ...(href !== undefined && { href }), isFileLink, ...found });
      if (href !== undefined && isExternal(href) && toString(node).trim() === href) node.properties['dataBare'] = '';
      if (href?.startsWith('/') && !href.startsWith('//')) node.properties['href'] = addBase(context.baseUrl, href);
      const term = termOf(href, context);
      if (term !== undefined) node.properties['dataTerm'] = term;
    }
    file.data.links = links;
  };
}

/** Whether a link holds anything to see or hear; the alternative text of a picture is checked elsewhere. */
const hasContent = (node: Element): boolean =>
  'ariaLabel' in node.properties ||
  node.tagName === 'area' ||
  node.children.some((child) =>
    child.type === 'element'
      ? child.tagName === 'img' || hasContent(child)
      : toString(child).trim() !== '' || /^mdx/.test(child.type),
  );

const linkWithoutText = (written: string) => ({
  rule: 'link-text',
  message: `The link to "${written}" has no text.`,
  hint: 'Write between the square brackets where it leads.',
});

/** The term that a link to a glossary's heading leads to. */
function termOf(href: string | undefined, { glossaryRoutes = [] }: PipelineContext): string | undefined {
  const [route = '', term] = (href ?? '').split('#');
  return glossaryRoutes.includes(route) ? term : undefined;
}

/** The base URL goes before the path alone: `withBase` does not know of queries and hashes. */
function addBase(baseUrl: string, href: string): string {
  const [path, rest] = splitAddress(href);
  return withBase(baseUrl, path) + rest;
}
