import { nearestName } from '../errors/nearest-name';
import type { DiagramProblem } from './diagram-source';

/** First lines of the kinds of diagrams that can be drawn. */
const headers = {
  flowchart: /^(?:flowchart|graph)\s+(?:TD|TB|LR|BT|RL)$/,
  sequenceDiagram: /^sequenceDiagram$/,
  'stateDiagram-v2': /^stateDiagram(?:-v2)?$/,
  classDiagram: /^classDiagram$/,
  erDiagram: /^erDiagram$/,
} as const;

export type DiagramType = keyof typeof headers;
const diagramTypes = Object.keys(headers) as DiagramType[];
const synonyms: Readonly<Record<string, DiagramType>> = { graph: 'flowchart', stateDiagram: 'stateDiagram-v2' };

/** The type and the line that names it, or what is wrong with that line. */
export function readDiagramType(
  lines: readonly string[],
): Readonly<{ type: DiagramType; start: number }> | DiagramProblem {
  const start = lines.findIndex((line) => line.trim() !== '' && !line.trim().startsWith('%%'));
  const header = lines[start]?.trim() ?? '';
  const type = diagramTypes.find((name) => headers[name].test(header));
  return type ? { type, start } : { line: Math.max(start, 0), rule: 'mermaid-type', ...adviseHeader(header) };
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
