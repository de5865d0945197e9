import { checkFlowchart } from './check-flowchart';
import { type DiagramProblem, type DiagramSource, checkTextAlternative } from './diagram-source';
import { type DiagramType, readDiagramType } from './diagram-type';
import { type LineGrammar, lineGrammars } from './line-grammars';
import { notDrawn, syntaxProblem } from './not-drawn';

/** A trimmed line, and its index counted from 0. */
export type NumberedLine = readonly [line: string, index: number];

/** The type of a diagram, and everything in it that is wrong or would silently be left out of the drawing. */
export function checkDiagram(
  source: DiagramSource,
): Readonly<{ type?: DiagramType; problems: readonly DiagramProblem[] }> {
  const read = readDiagramType(source.lines);
  if (!('type' in read)) return { problems: [read] };
  const { type, start } = read;
  const all = source.lines.map((line, index): NumberedLine => [line.trim(), index]);
  const directives = all.filter(([line]) => line.startsWith('%%{')).map((line) => notDrawn(...line));
  const lines = all.slice(start + 1).filter(([line]) => line !== '' && !line.startsWith('%%'));
  const empty = syntaxProblem(start, 'The diagram has no content.', 'Add its nodes and arrows below the first line.');
  const inLines = type === 'flowchart' ? checkFlowchart(lines) : checkLines(lines, lineGrammars[type]);
  const labels = type === 'stateDiagram-v2' ? checkStateLabels(lines) : [];
  const problems = [...checkTextAlternative(source), ...directives, ...inLines, ...labels];
  return { type, problems: lines.length === 0 ? [...problems, empty] : problems };
}

function checkLines(lines: readonly NumberedLine[], { statements, group, body, close }: LineGrammar): DiagramProblem[] {
  const open: { index: number; isBody: boolean }[] = [];
  const problems: DiagramProblem[] = [];
  for (const [line, index] of lines) {
    const isInBody = open.at(-1)?.isBody === true;
    const opensBody = !isInBody && body?.open.test(line) === true;
    if (close.test(line)) {
      if (!open.pop()) problems.push({ ...notDrawn(line, index), hint: 'Delete it: it closes nothing.' });
    } else if (opensBody || (!isInBody && group?.test(line))) open.push({ index, isBody: opensBody });
    else if (!(isInBody ? body?.line.test(line) : statements.some((statement) => statement.test(line))))
      problems.push(notDrawn(line, index));
  }
  const hint = 'Add the line that closes it: "}", or "end" in a sequence diagram.';
  const unclosed = open.map(({ index }) => syntaxProblem(index, 'This part of the diagram is not closed.', hint));
  return [...problems, ...unclosed];
}

/** The drawing library takes the label of a state only before the first arrow that names it. */
function checkStateLabels(lines: readonly NumberedLine[]): DiagramProblem[] {
  const seen = new Set<string>();
  return lines.flatMap(([line, index]) => {
    const named = /^state\s+"[^"]+"\s+as\s+([\w\p{L}]+)$/u.exec(line)?.[1] ?? /^([\w\p{L}-]+)\s*:/u.exec(line)?.[1];
    const isLate = named !== undefined && seen.has(named);
    for (const [id] of line.replace(/:.*$/, '').matchAll(/[\w\p{L}][\w\p{L}-]*/gu)) seen.add(id.replace(/-+$/, ''));
    const message = `The label of "${named}" comes too late and would not be drawn.`;
    const hint = 'Move this line up, before the first arrow that names the state.';
    return isLate ? [syntaxProblem(index, message, hint)] : [];
  });
}
