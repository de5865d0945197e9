import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { hasClass, headingLevel, textProperty } from './hast';
import { type FlatTocEntry, nestToc } from './nest-toc';

/** Lists the headings within the page's range of levels in `file.data.toc`, nested, without headings in tab panels and `<details>`. */
export function rehypeToc() {
  return (tree: Root, file: VFile): void => {
    const { tocMinHeadingLevel: min = 2, tocMaxHeadingLevel: max = 3 } = file.data.page ?? {};
    const entries: FlatTocEntry[] = [];
    visit(tree, 'element', (node) => {
      if (hasClass(node, 'footnotes') || hasClass(node, 'tabs-panel') || node.tagName === 'details') return SKIP;
      const level = headingLevel(node);
      const id = textProperty(node, 'id');
      if (level !== undefined && id !== undefined && level >= min && level <= max)
        entries.push({ id, text: toString(node).trim(), level });
      return undefined;
    });
    file.data.toc = nestToc(entries);
  };
}
