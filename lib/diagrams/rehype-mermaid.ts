import path from 'node:path';
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { contentStrings } from '../config/content-strings';
import { cachedText, cacheFolder, hashOf } from '../mdx/disk-cache';
import { element, rawHtml } from '../mdx/hast';
import { type FencedBlock, fencedBlocks, replaceBlock } from '../code/fenced-blocks';
import { checkDiagram } from './check-diagram';
import { idMark } from './clean-svg';
import { type DiagramProblem, splitDiagramSource } from './diagram-source';
import { drawDiagram } from './draw-diagram';
import { report } from '../mdx/report';

export type RehypeMermaidOptions = Readonly<{
  /** Where drawings are kept between builds; default: `.cache/diagrams`. */
  cacheFolder?: string;
}>;

/** Turns every `mermaid` fence into a drawing that follows the color mode and is described for readers who cannot see it; reports what cannot be drawn. */
export function rehypeMermaid({ cacheFolder: folder = path.join(cacheFolder, 'diagrams') }: RehypeMermaidOptions = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const ids = new Map<string, number>();
    for (const block of fencedBlocks(tree, file)) {
      if (block.fence.language !== 'mermaid') continue;
      const drawn = await drawBlock(block, file, folder);
      if (drawn)
        replaceBlock(block, figure(drawn.title, drawn.svg.replaceAll(idMark, uniqueId(block.fence.value, ids))));
    }
  };
}

async function drawBlock(
  { fence }: FencedBlock,
  file: VFile,
  folder: string,
): Promise<{ readonly title: string; readonly svg: string } | undefined> {
  const place = ({ line, ...problem }: DiagramProblem) => ({
    ...problem,
    place: { line: fence.line + 1 + line, column: fence.column },
  });
  const source = splitDiagramSource(fence.value);
  const { type, problems } = checkDiagram(source);
  for (const problem of problems) report(file, place(problem));
  if (type === undefined || problems.length > 0) return undefined;
  try {
    const svg = await cachedText(folder, [fence.value], () => drawDiagram(source, type));
    return { title: source.title, svg };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(
      file,
      place({
        line: 0,
        rule: 'mermaid-syntax',
        message: `The diagram cannot be drawn: ${reason}`,
        hint: 'Draw it with fewer or simpler statements, and add them back one by one.',
      }),
    );
    return undefined;
  }
}

/** Ids of two diagrams differ, also when both come from other pages into one list, and when one diagram stands in a page twice. */
function uniqueId(text: string, ids: Map<string, number>): string {
  const hash = `d${hashOf(text).slice(0, 8)}`;
  const count = (ids.get(hash) ?? 0) + 1;
  ids.set(hash, count);
  return count === 1 ? hash : `${hash}-${count}`;
}

const figure = (title: string, svg: string): Element =>
  element('figure', { className: ['diagram'] }, [
    element(
      'div',
      { className: ['diagram-scroll'], tabIndex: 0, role: 'group', ariaLabel: contentStrings.diagram.label(title) },
      [rawHtml(svg)],
    ),
  ]);
