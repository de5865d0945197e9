import type { Element, ElementContent, Root } from 'hast';
import { element, hasClass, headingLevel, isElement, textNode, textProperty } from '../mdx/hast';

type ElementContext = Readonly<{ parent: Element | undefined; /** How many levels headings go down. */ depth: number }>;

/** Buttons and tab lists: controls that work only on a screen. */
const isControl = (node: Element): boolean =>
  node.tagName === 'button' || ['tabs-list', 'wrap-toggle'].some((name) => hasClass(node, name));

/** Colors of code, boxes that only hold controls, links of headings and rows to themselves: only their content stays. */
function isWrapper(node: Element, { parent }: ElementContext): boolean {
  if (node.tagName === 'span') return String(node.properties['className'] ?? '').startsWith('t-');
  if (hasClass(node, 'heading-anchor') || hasClass(node, 'code-frame')) return true;
  return node.tagName === 'a' && isElement(parent, 'th') && (textProperty(node, 'href') ?? '').startsWith('#');
}

/** Adds a frame to code without one, as a live block leaves it; drops all attributes, since code on paper neither scrolls nor takes focus. */
function codeFigure({ children }: Element, { parent }: ElementContext): Element {
  const pre = element('pre', {}, children);
  return parent && hasClass(parent, 'code-block') ? pre : element('figure', { className: ['code-block'] }, [pre]);
}

/** Puts a tab panel under its name; the panels of a group follow one another. */
function tabPanel(panel: Element): Element {
  const name = element('strong', {}, [textNode(textProperty(panel, 'dataLabel') ?? '')]);
  return element('div', {}, [element('p', {}, [name]), ...panel.children]);
}

function convertElement(node: Element, context: ElementContext): Element {
  const level = headingLevel(node);
  if (level !== undefined) node.tagName = `h${Math.min(6, level + context.depth)}`;
  if (node.tagName === 'details') node.properties['open'] = true;
  // Pictures that are not loaded yet would be missing on paper.
  if (node.tagName === 'img') delete node.properties['loading'];
  if (node.tagName === 'pre') return codeFigure(node, context);
  return hasClass(node, 'tabs-panel') ? tabPanel(node) : node;
}

function convertNodes(nodes: readonly ElementContent[], context: ElementContext): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'comment') return [];
    if (node.type !== 'element') return [node];
    if (isControl(node)) return [];
    if (isWrapper(node, context)) return convertNodes(node.children, context);
    node.children = convertNodes(node.children, { ...context, parent: node });
    return [convertElement(node, context)];
  });
}

/** Turns the tree of a page's text into markup for paper or a feed, below a title: all tabs and `<details>` open, code without colors, no controls, headings `depth` levels further down. */
export function plainMarkup(tree: Root, depth: number): Root {
  return { type: 'root', children: convertNodes(tree.children as ElementContent[], { parent: undefined, depth }) };
}
