import { nearestName } from '../errors/nearest-name';
import type { DiagramProblem } from './diagram-source';

/** The kinds of diagrams that can be drawn at build time. */
export const diagramTypes = ['flowchart', 'sequenceDiagram', 'stateDiagram-v2', 'classDiagram', 'erDiagram'] as const;
export type DiagramType = (typeof diagramTypes)[number];

/** First lines that the drawing library reads. */
const headers: Readonly<Record<DiagramType, RegExp>> = {
  flowchart: /^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)$/,
  sequenceDiagram: /^sequenceDiagram$/,
  'stateDiagram-v2': /^stateDiagram(?:-v2)?$/,
  classDiagram: /^classDiagram$/,
  erDiagram: /^erDiagram$/,
};

const synonyms: Readonly<Record<string, DiagramType>> = { graph: 'flowchart', stateDiagram: 'stateDiagram-v2' };

/** Takes the lines of a diagram and gives its type, or what is wrong with its first line. */
export function readDiagramType(
  lines: readonly string[],
): { readonly type: DiagramType; readonly start: number } | DiagramProblem {
  const start = lines.findIndex((line) => line.trim() !== '' && !line.trim().startsWith('%%'));
  const header = lines[start]?.trim() ?? '';
  const type = diagramTypes.find((name) => headers[name].test(header));
  if (type) return { type, start };
  return { line: Math.max(start, 0), rule: 'mermaid-type', ...adviseHeader(header) };
}

function adviseHeader(header: string): Pick<DiagramProblem, 'message' | 'hint'> {
  const [word = ''] = header.split(/\s/);
  const known = synonyms[word] ?? diagramTypes.find((name) => name === word);
  if (header === '')
    return { message: 'The diagram is empty.', hint: `Start it with one of: ${diagramTypes.join(', ')}.` };
  if (header === '---')
    return { message: 'Settings above a diagram are not read.', hint: 'Delete the lines from --- to ---.' };
  if (known === 'flowchart')
    return {
      message: 'The flowchart has no direction that is known.',
      hint: 'Write "flowchart LR" (left to right) or "flowchart TD" (top down).',
    };
  if (known) return { message: `Nothing may follow "${word}" on its line.`, hint: 'Start a new line after it.' };
  const nearest = nearestName(word, diagramTypes);
  const hint = `${nearest ? `Did you mean "${nearest}"? ` : ''}Diagrams that can be drawn: ${diagramTypes.join(', ')}.`;
  return { message: `There is no diagram type "${word}".`, hint };
}
