import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { Fence } from '../code/fences';
import { splitDiagramSource } from '../diagrams/diagram-source';
import { hasClass, headingLevel, isElement, textProperty } from './hast';
import type { Section } from './types';

type Draft = { -readonly [Key in keyof Section]: Section[Key] };

const inlineElements = new Set(
  'a abbr b bdi cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** Lists the text under each heading in `file.data.sections` for search: prose and code separately, without what only machines read. */
export function rehypeSections() {
  return (tree: Root, file: VFile): void => {
    const sections: Draft[] = [{ id: '', heading: '', level: 1, text: '', code: '' }];
    collect(tree, { sections, fences: file.data.fences ?? [] });
    const tidy = sections.map((section) => ({
      ...section,
      text: section.text
        .replace(/ +/g, ' ')
        .replace(/(?: ·)* ?\n[\n ]*/g, '\n')
        .trim(),
      code: section.code.trim(),
    }));
    file.data.sections = tidy.filter(({ id, text, code }) => id !== '' || text !== '' || code !== '');
  };
}

type Page = Readonly<{ sections: Draft[]; fences: readonly Fence[] }>;

function collect(node: Nodes, page: Page): void {
  const section = page.sections.at(-1);
  if (section && node.type === 'text') section.text += node.value.replace(/\s+/g, ' ');
  if (section && node.type === 'element') collectElement(node, page, section);
  else if ('children' in node) for (const child of node.children) collect(child, page);
}

function collectElement(node: Element, page: Page, section: Draft): void {
  const level = headingLevel(node);
  if (isIgnored(node)) return;
  if (level !== undefined)
    page.sections.push({
      id: textProperty(node, 'id') ?? '',
      heading: toString(node).trim(),
      level,
      text: '',
      code: '',
    });
  else if (node.tagName === 'pre') addCode(node, page.fences, section);
  else if (node.tagName === 'img') section.text += `\n${textProperty(node, 'alt') ?? ''}\n`;
  else {
    const [before, after] = separatorsOf(node.tagName);
    section.text += before;
    for (const child of node.children) collect(child, page);
    // A heading inside the element may have begun another section.
    const last = page.sections.at(-1);
    if (last) last.text += after;
  }
}

/** Separators before and after an element's text. */
function separatorsOf(tagName: string): readonly [before: string, after: string] {
  if (tagName === 'br') return [' ', ''];
  if (tagName === 'code') return ['`', '`'];
  if (tagName === 'td' || tagName === 'th') return ['', ' · '];
  return inlineElements.has(tagName) ? ['', ''] : ['\n', '\n'];
}

/** Icons and footnote marks, which are not text of the page. */
function isIgnored(node: Element): boolean {
  return (
    node.tagName === 'svg' ||
    hasClass(node, 'footnotes-title') ||
    'dataFootnoteRef' in node.properties ||
    'dataFootnoteBackref' in node.properties
  );
}

/** Search skips a diagram's source, but its title and description count as text. */
function addCode(pre: Element, fences: readonly Fence[], section: Draft): void {
  const code = pre.children.find((child) => isElement(child, 'code'));
  const fence = isElement(code) ? fences[Number(code.properties['dataFence'])] : undefined;
  if (fence?.language === 'mermaid') {
    const { title, description } = splitDiagramSource(fence.value);
    section.text += `\n${title}\n${description}\n`;
  } else section.code += `${fence ? fence.lines.map(({ text }) => text).join('\n') : toString(pre).trim()}\n`;
}
