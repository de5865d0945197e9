import type { DiagramProblem } from './diagram-source';
import { remedyFor } from './remedies';

const shapes = [
  String.raw`\(\(\(.+?\)\)\)`,
  String.raw`\(\[.+?\]\)`,
  String.raw`\(\(.+?\)\)`,
  String.raw`\[\[.+?\]\]`,
  String.raw`\[\(.+?\)\]`,
  String.raw`\[\/.+?\\\]`,
  String.raw`\[\\.+?\/\]`,
  String.raw`>.+?\]`,
  String.raw`\{\{.+?\}\}`,
  String.raw`\[.+?\]`,
  String.raw`\(.+?\)`,
  String.raw`\{.+?\}`,
];
const node = new RegExp(`^([\\w-]+)(${shapes.join('|')})?\\s*`);
const arrow =
  /^(?:<?(?:-->|-\.->|==>|---|-\.-|===)(?:\|[^|]*\|)?|<?(?:--|-\.|==)\s+.+?\s+(?:-->|---|\.->|-\.-|==>|===))\s*/;
const direction = /^direction\s+(?:TD|TB|LR|BT|RL)$/;

type Node = Readonly<{ id: string; label: string | undefined }>;

/** Reads a line as the drawing library does and gives its nodes and the rest, which would not be drawn. */
export function readFlowLine(line: string): {
  readonly nodes: readonly Node[];
  readonly arrows: number;
  readonly rest: string;
} {
  const nodes: Node[] = [];
  let arrows = 0;
  let rest = line;
  for (;;) {
    const [whole, id, label] = node.exec(rest) ?? [];
    if (whole === undefined || id === undefined || id.includes('--') || /^\[\/.*\/\]$/.test(label ?? ''))
      return { nodes, arrows, rest: rest === '' ? line : rest };
    nodes.push({ id, label });
    rest = rest.slice(whole.length);
    if (rest === '') return { nodes, arrows, rest };
    const joint = /^&\s*/.exec(rest)?.[0] ?? arrow.exec(rest)?.[0];
    if (joint === undefined) return { nodes, arrows, rest };
    if (!joint.startsWith('&')) arrows += 1;
    rest = rest.slice(joint.length);
  }
}

/** Takes the lines of a flowchart below its first and gives every line that would be drawn otherwise than written, or not at all. */
export function checkFlowchart(lines: readonly (readonly [line: string, index: number])[]): DiagramProblem[] {
  const labels = new Map<string, string | undefined>();
  const open: number[] = [];
  const problems: DiagramProblem[] = [];
  const problem = (line: number, message: string, hint: string): number =>
    problems.push({ line, rule: 'mermaid-syntax', message, hint });
  for (const [line, index] of lines) {
    if (/^subgraph\s+\S/.test(line)) open.push(index);
    else if (line === 'end') {
      const start = open.pop();
      if (start === undefined)
        problem(index, 'This "end" closes nothing.', 'Delete it, or add the "subgraph" it belongs to.');
    } else if (!(direction.test(line) && open.length > 0))
      checkNodes(line, {
        labels,
        isInGroup: open.length > 0,
        problem: (message, hint) => problem(index, message, hint),
      });
  }
  for (const index of open) problem(index, 'This subgraph is not closed.', 'Add a line "end" below its last node.');
  return problems;
}

type Scope = Readonly<{
  labels: Map<string, string | undefined>;
  isInGroup: boolean;
  problem: (message: string, hint: string) => void;
}>;

function checkNodes(line: string, { labels, isInGroup, problem }: Scope): void {
  const { nodes, arrows, rest } = readFlowLine(line);
  if (rest !== '') return problem(`This part of the diagram would not be drawn: ${rest}`, remedyFor(line, rest));
  const [first] = nodes;
  if (isInGroup && nodes.length === 1 && arrows === 0 && first?.label === undefined && labels.has(first?.id ?? ''))
    problem(
      `"${first?.id}" was named before this subgraph and would stay outside.`,
      'Move the subgraph up, before the lines that use its nodes.',
    );
  for (const { id, label } of nodes) {
    const earlier = labels.get(id);
    if (labels.has(id) && label !== undefined && label !== earlier)
      problem(
        `The label of "${id}" comes too late and would not be drawn.`,
        `Write ${id}${label} where "${id}" is named first.`,
      );
    if (!labels.has(id)) labels.set(id, label);
  }
}
