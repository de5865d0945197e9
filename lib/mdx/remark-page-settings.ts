import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { parse } from 'yaml';

/** Reads from the front matter what the pipeline needs; what is wrong in it is told where content is read. */
export function remarkPageSettings() {
  return (tree: Root, file: VFile): void => {
    const [first] = tree.children;
    if (first?.type !== 'yaml') return;
    const values = parseOrNothing(first.value);
    file.data.hidesTitle = values['hide_title'] === true;
    file.data.tocLevels = {
      min: levelOf(values['toc_min_heading_level']),
      max: levelOf(values['toc_max_heading_level']),
    };
  };
}

function parseOrNothing(text: string): Record<string, unknown> {
  try {
    const values: unknown = parse(text);
    return typeof values === 'object' && values !== null ? { ...values } : {};
  } catch {
    return {};
  }
}

const levelOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 2 && value <= 6 ? value : undefined;
