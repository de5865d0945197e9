import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { type FencedBlock, fencedBlocks } from '../code/fenced-blocks';
import { contentStrings } from '../config/content-strings';
import { hashOf } from '../mdx/disk-cache';
import { element, rawHtml, textNode } from '../mdx/hast';
import { report } from '../mdx/report';
import { checkDiagram } from './check-diagram';
import { type DiagramSource, splitDiagramSource } from './diagram-source';
import { drawDiagram } from './draw-diagram';
import { syntaxProblem } from './not-drawn';

/** Turns every `mermaid` fence into a drawing that follows the color mode and is described for readers who cannot see it; reports what cannot be drawn. */
export function rehypeMermaid() {
  return (tree: Root, file: VFile): void => {
    const ids = new Map<string, number>();
    for (const block of fencedBlocks(tree, file)) {
      if (block.fence.language !== 'mermaid') continue;
      const id = uniqueId(block.fence.value, ids);
      const drawn = drawBlock(block, file, id);
      if (drawn) Object.assign(block.pre, drawn);
    }
  };
}

function drawBlock({ fence }: FencedBlock, file: VFile, id: string): Element | undefined {
  const source = splitDiagramSource(fence.value);
  const { type, problems } = checkDiagram(source);
  const reportAll = (found: typeof problems): void => {
    for (const { line, ...problem } of found)
      report(file, { ...problem, file: fence.file, place: { line: fence.line + 1 + line, column: fence.column } });
  };
  reportAll(problems);
  if (type === undefined || problems.length > 0) return undefined;
  try {
    return figure(source, drawDiagram(source, type, id), id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const hint = 'Draw it with fewer or simpler statements, and add them back one by one.';
    reportAll([syntaxProblem(0, `The diagram cannot be drawn: ${reason}`, hint)]);
    return undefined;
  }
}

/** Two diagrams never share an id, even if a list shows excerpts of several pages or a page shows the same diagram twice. */
function uniqueId(text: string, ids: Map<string, number>): string {
  const hash = `d${hashOf(text).slice(0, 8)}`;
  const count = (ids.get(hash) ?? 0) + 1;
  ids.set(hash, count);
  return count === 1 ? hash : `${hash}-${count}`;
}

/** The drawing, a button that enlarges it, and its description in words. */
function figure({ title, description }: DiagramSource, svg: string, id: string): Element {
  const { label, expand, inWords } = contentStrings.diagram;
  const scroll = { className: ['diagram-scroll'], tabIndex: 0, role: 'group', ariaLabel: label(title) };
  return element('figure', { className: ['diagram'] }, [
    element('div', scroll, [rawHtml(svg)]),
    element('button', { type: 'button', className: ['diagram-expand', 'glyph'], ariaLabel: expand, title: expand }),
    element('details', { className: ['diagram-words'] }, [
      element('summary', {}, [textNode(inWords)]),
      element('p', { id: `${id}-text` }, [textNode(description)]),
    ]),
  ]);
}
