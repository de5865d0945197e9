import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import type { PipelineContext } from './context';
import { hasClass, headingLevel, textProperty, walk } from './hast';
import type { TocEntry } from './types';

type Flat = Omit<TocEntry, 'children'>;

/** Leaves the headings between the page's (else the site's) levels in `file.data.toc`, nested; those in panels and folds that start closed are left out. */
export function rehypeToc({ context }: { readonly context: PipelineContext }) {
  return (tree: Root, file: VFile): void => {
    const min = file.data.tocLevels?.min ?? context.tocLevels?.min ?? 2;
    const max = file.data.tocLevels?.max ?? context.tocLevels?.max ?? 3;
    const entries: Flat[] = [];
    walk(tree, (node) => {
      if (node.type !== 'element') return undefined;
      if (hasClass(node, 'footnotes') || hasClass(node, 'tabs-panel') || node.tagName === 'details') return 'skip';
      const level = headingLevel(node);
      const id = textProperty(node, 'id');
      if (level !== undefined && id !== undefined && level >= min && level <= max)
        entries.push({ id, text: toString(node).trim(), level });
      return undefined;
    });
    file.data.toc = nest(entries);
  };
}

/** Puts each entry below the nearest one before it of a lower level. */
function nest(entries: readonly Flat[]): TocEntry[] {
  const [first, ...rest] = entries;
  if (!first) return [];
  const next = rest.findIndex(({ level }) => level <= first.level);
  const below = next === -1 ? rest : rest.slice(0, next);
  return [{ ...first, children: nest(below) }, ...(next === -1 ? [] : nest(rest.slice(next)))];
}
