import type { NumberedLine } from './check-diagram';
import type { DiagramProblem } from './diagram-source';
import { notDrawn, syntaxProblem } from './not-drawn';

/** Longer brackets go before shorter ones. */
const shapes = String.raw`\(\(\(.+?\)\)\)|\(\[.+?\]\)|\(\(.+?\)\)|\[\[.+?\]\]|\[\(.+?\)\]|\[\/.+?\\\]|\[\\.+?\/\]|>.+?\]|\{\{.+?\}\}|\[.+?\]|\(.+?\)|\{.+?\}`;
const node = new RegExp(`^([\\w-]+)(${shapes})?\\s*`);
const arrow =
  /^(?:<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|<?(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===))\s*/;
const direction = /^direction\s+(?:TD|TB|LR|BT|RL)$/;

type Node = Readonly<{ id: string; label: string | undefined }>;
type FlowchartLine = Readonly<{ nodes: readonly Node[]; arrows: number; rest: string }>;

/** Reads a line as the drawing library does; `rest` is what it would not draw. */
function readFlowchartLine(line: string): FlowchartLine {
  const nodes: Node[] = [];
  let arrows = 0;
  let rest = line;
  for (;;) {
    const [whole, id, label] = node.exec(rest) ?? [];
    if (whole === undefined || id === undefined || id.includes('--') || /^\[\/.*\/\]$/.test(label ?? ''))
      return { nodes, arrows, rest: rest === '' ? line : rest };
    nodes.push({ id, label });
    rest = rest.slice(whole.length);
    const connector = /^&\s*/.exec(rest)?.[0] ?? arrow.exec(rest)?.[0];
    if (connector === undefined) return { nodes, arrows, rest };
    if (!connector.startsWith('&')) arrows += 1;
    rest = rest.slice(connector.length);
  }
}

/** A problem for each line below the first that would be drawn differently than written, or not at all. */
export function checkFlowchart(lines: readonly NumberedLine[]): DiagramProblem[] {
  const labels = new Map<string, string | undefined>();
  const open: number[] = [];
  const problems: DiagramProblem[] = [];
  for (const [line, index] of lines) {
    if (/^subgraph\s+\S/.test(line)) open.push(index);
    else if (line === 'end') {
      if (open.pop() === undefined) problems.push(syntaxProblem(index, ...endWithoutStart));
    } else if (!(direction.test(line) && open.length > 0))
      problems.push(...checkNodes([line, index], labels, open.length > 0));
  }
  return [...problems, ...open.map((index) => syntaxProblem(index, ...openSubgraph))];
}

const endWithoutStart = ['This "end" closes nothing.', 'Delete it, or add the "subgraph" it belongs to.'] as const;
const openSubgraph = ['This subgraph is not closed.', 'Add a line "end" below its last node.'] as const;

function checkNodes(
  [line, index]: NumberedLine,
  labels: Map<string, string | undefined>,
  isInGroup: boolean,
): DiagramProblem[] {
  const { nodes, arrows, rest } = readFlowchartLine(line);
  if (rest !== '') return [notDrawn(line, index, rest)];
  const [first] = nodes;
  const problems: DiagramProblem[] = [];
  if (isInGroup && nodes.length === 1 && arrows === 0 && first?.label === undefined && labels.has(first?.id ?? '')) {
    const message = `"${first?.id}" was named before this subgraph and would stay outside.`;
    problems.push(syntaxProblem(index, message, 'Move the subgraph up, before the lines that use its nodes.'));
  }
  for (const { id, label } of nodes) {
    if (labels.has(id) && label !== undefined && label !== labels.get(id)) {
      const message = `The label of "${id}" comes too late and would not be drawn.`;
      problems.push(syntaxProblem(index, message, `Write ${id}${label} where "${id}" is named first.`));
    }
    if (!labels.has(id)) labels.set(id, label);
  }
  return problems;
}
