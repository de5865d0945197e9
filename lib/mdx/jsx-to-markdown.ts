import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { attributesOf } from './jsx-attributes';
import type { MdastJsx } from './nodes';

/** Takes JSX of an author and gives the Markdown nearest to it: the words it holds, for what has a form in Markdown that form; what only runs as code is left out. */
export function jsxToMarkdown(node: MdastJsx, inside: (nodes: readonly Nodes[]) => RootContent[]): RootContent[] {
  const children = inside(node.children);
  switch (node.name) {
    case 'br':
      return [{ type: 'break' }];
    case 'summary':
      return [{ type: 'paragraph', children: [{ type: 'strong', children: phrasingOf(children) }] }];
    case 'a':
      return [{ type: 'link', url: attribute(node, 'href'), children: phrasingOf(children) }];
    case 'img':
      return [{ type: 'image', url: attribute(node, 'src'), alt: attribute(node, 'alt') }];
    case 'strong':
    case 'b':
      return [{ type: 'strong', children: phrasingOf(children) }];
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children: phrasingOf(children) }];
    default:
      return children;
  }
}

/** Words on a line of their own are parsed as a paragraph; here its words are wanted. */
const phrasingOf = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' ? node.children : [node as PhrasingContent]));

const attribute = (node: MdastJsx, name: string): string => String(attributesOf(node).get(name) ?? '');
