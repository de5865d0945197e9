import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { HastJsx, JsxAttribute } from './nodes';

/** Elements that are valid only inside their own parent, so they cannot move into a run. */
const bound = new Set('summary figcaption legend caption colgroup thead tbody tfoot tr td th li dt dd'.split(' '));
/** Elements that hold phrasing content, in which the box around a run would be invalid. */
const phrasing = new Set('p h1 h2 h3 h4 h5 h6 a abbr b code del em i kbd s span strong sub summary sup'.split(' '));

/** Replaces each longest run of nodes without JSX with one `<StaticHtml html="…"/>`: thousands of elements become one string. In an element that holds JSX, replaces the runs inside it. */
export function rehypeStaticHtml() {
  return (tree: Root): void => {
    tree.children = collapse(tree.children);
  };
}

function collapse<Child extends RootContent | ElementContent>(nodes: readonly Child[]): Child[] {
  const output: Child[] = [];
  let run: Child[] = [];
  const flush = (): void => {
    if (run.some((node) => node.type !== 'text' || node.value.trim() !== '')) output.push(staticHtml(run) as Child);
    run = [];
  };
  for (const node of nodes) {
    if (isStatic(node) && !(node.type === 'element' && bound.has(node.tagName))) run.push(node);
    else {
      flush();
      collapseInside(node);
      output.push(node);
    }
  }
  flush();
  return output;
}

function collapseInside(node: Nodes): void {
  if (node.type === 'mdxJsxFlowElement' || (node.type === 'element' && !phrasing.has(node.tagName)))
    node.children = collapse(node.children);
}

function isStatic(node: Nodes): boolean {
  if (node.type === 'element') return node.children.every(isStatic);
  return node.type === 'text' || node.type === 'comment' || node.type === 'raw';
}

function staticHtml(children: readonly (RootContent | ElementContent)[]): HastJsx {
  const html = toHtml([...children] as Element[], { allowDangerousHtml: true, omitOptionalTags: true });
  const attribute: JsxAttribute = { type: 'mdxJsxAttribute', name: 'html', value: html };
  return { type: 'mdxJsxFlowElement', name: 'StaticHtml', attributes: [attribute], children: [] };
}
