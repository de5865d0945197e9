import type { Nodes as HastNodes } from 'hast';
import type { BlockContent, DefinitionContent, Nodes as MdastNodes, Parent, PhrasingContent } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'remark-mdx';
import type {} from 'remark-rehype';
import { visit } from 'unist-util-visit';
import type { contentStrings } from '../config/content-strings';

/** A JSX element in the Markdown tree, on its own line or within text. */
export type MdastJsx = Extract<MdastNodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** A JSX element in the HTML tree. */
export type HastJsx = Extract<HastNodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** An attribute or spread of a JSX element. */
export type JsxAttribute = HastJsx['attributes'][number];

/** `:::note Title` … `:::`; its first child is the title. */
export interface Admonition extends Parent {
  type: 'admonition';
  kind: keyof typeof contentStrings.admonitions;
  children: (LabelParagraph | BlockContent | DefinitionContent)[];
}

/** The title line that a plugin adds to an admonition; its first child is the icon. */
interface LabelParagraph extends Parent {
  type: 'labelParagraph';
  children: (Drawn | PhrasingContent)[];
}

/** A node whose markup is all in `data`: an icon, a row of tabs, the mark that replaces `<!-- truncate -->`. */
export interface Drawn extends Parent {
  type: 'drawn';
  children: [];
}

/** `<Tabs>`; its children are the row of tabs and the panels. */
export interface TabGroup extends Parent {
  type: 'tabGroup';
  children: (Drawn | TabPanel)[];
}

/** `<TabItem>`. */
export interface TabPanel extends Parent {
  type: 'tabPanel';
  label: string;
  children: (BlockContent | DefinitionContent)[];
}

declare module 'mdast' {
  interface RootContentMap {
    admonition: Admonition;
    labelParagraph: LabelParagraph;
    drawn: Drawn;
    tabGroup: TabGroup;
    tabPanel: TabPanel;
  }
  interface BlockContentMap {
    admonition: Admonition;
    tabGroup: TabGroup;
  }
  interface CodeData {
    /** Whether the block is never closed, so it also holds the text below it. */
    isOpen?: boolean;
  }
}

/** Every node of a type in a Markdown tree as it is now, in document order. */
export function nodesIn<Type extends MdastNodes['type']>(
  tree: MdastNodes,
  type: Type,
): Extract<MdastNodes, { type: Type }>[] {
  const found: Extract<MdastNodes, { type: Type }>[] = [];
  visit(tree, type, (node) => void found.push(node as never));
  return found;
}
