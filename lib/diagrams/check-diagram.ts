import { checkFlowchart } from './check-flowchart';
import { type DiagramProblem, type DiagramSource, checkAlternative } from './diagram-source';
import { type DiagramType, readDiagramType } from './diagram-types';
import { type LineGrammar, lineGrammars } from './line-grammars';
import { remedyFor } from './remedies';

type Numbered = readonly [line: string, index: number];

/** Takes a split diagram and gives its type with everything in it that is wrong or that the drawing library would leave out in silence. */
export function checkDiagram(source: DiagramSource): {
  readonly type?: DiagramType;
  readonly problems: readonly DiagramProblem[];
} {
  const read = readDiagramType(source.lines);
  if (!('type' in read)) return { problems: [read] };
  const all = source.lines.map((line, index): Numbered => [line.trim(), index]);
  const directives = all
    .filter(([line]) => line.startsWith('%%{'))
    .map(([line, index]) => notDrawn(line, index, 'Delete it: how diagrams look is the site’s matter.'));
  const lines = all.slice(read.start + 1).filter(([line]) => line !== '' && !line.startsWith('%%'));
  const inLines =
    read.type === 'flowchart'
      ? checkFlowchart(lines)
      : [...checkLines(lines, lineGrammars[read.type]), ...checkMeaning(lines, read.type)];
  const empty =
    lines.length === 0
      ? [
          {
            line: read.start,
            rule: 'mermaid-syntax',
            message: 'The diagram has no content.',
            hint: 'Add its nodes and arrows below the first line.',
          },
        ]
      : [];
  return { type: read.type, problems: [...checkAlternative(source), ...directives, ...inLines, ...empty] };
}

const notDrawn = (text: string, line: number, hint: string): DiagramProblem => ({
  line,
  rule: 'mermaid-syntax',
  message: `This part of the diagram would not be drawn: ${text}`,
  hint,
});

function checkLines(lines: readonly Numbered[], { statements, group, body, close }: LineGrammar): DiagramProblem[] {
  const open: { index: number; isBody: boolean }[] = [];
  const problems: DiagramProblem[] = [];
  for (const [line, index] of lines) {
    const isInBody = open.at(-1)?.isBody === true;
    if (close.test(line)) {
      if (!open.pop()) problems.push(notDrawn(line, index, 'Delete it: it closes nothing.'));
    } else if (isInBody) {
      if (!body?.line.test(line)) problems.push(notDrawn(line, index, remedyFor(line, line)));
    } else if (body?.open.test(line) || group?.test(line)) open.push({ index, isBody: body?.open.test(line) === true });
    else if (!statements.some((statement) => statement.test(line)))
      problems.push(notDrawn(line, index, remedyFor(line, line)));
  }
  const unclosed = open.map(({ index }) => ({
    line: index,
    rule: 'mermaid-syntax',
    message: 'This part of the diagram is not closed.',
    hint: 'Add the line that closes it: "}", or "end" in a sequence diagram.',
  }));
  return [...problems, ...unclosed];
}

/** Lines that are read, but drawn otherwise than the author means. */
function checkMeaning(lines: readonly Numbered[], type: DiagramType): DiagramProblem[] {
  if (type === 'sequenceDiagram') return checkSequence(lines);
  return type === 'stateDiagram-v2' ? checkStates(lines) : [];
}

function checkSequence(lines: readonly Numbered[]): DiagramProblem[] {
  const firstMessage = lines.findIndex(([line]) => /^[\w-]+\s*--?[>)x]/.test(line));
  return lines.flatMap(([line, index], order) => {
    const isNote = /^note\b/i.test(line);
    if (isNote && (firstMessage === -1 || order < firstMessage))
      return [notDrawn(line, index, 'Move the note below the first message.')];
    if (/<br\s*\/?>/i.test(line) && !/^(?:participant|actor)\b/.test(line))
      return [
        {
          line: index,
          rule: 'mermaid-syntax',
          message: 'A message, note or block label has one line only.',
          hint: 'Delete the <br/>, and shorten the words.',
        },
      ];
    return [];
  });
}

function checkStates(lines: readonly Numbered[]): DiagramProblem[] {
  const seen = new Set<string>();
  return lines.flatMap(([line, index]) => {
    const named = /^state\s+"[^"]+"\s+as\s+([\w\p{L}]+)$/u.exec(line)?.[1] ?? /^([\w\p{L}-]+)\s*:/u.exec(line)?.[1];
    const isLate = named !== undefined && seen.has(named);
    for (const [id] of line.replace(/:.*$/, '').matchAll(/[\w\p{L}][\w\p{L}-]*/gu)) seen.add(id.replace(/-+$/, ''));
    return isLate
      ? [
          {
            line: index,
            rule: 'mermaid-syntax',
            message: `The label of "${named}" comes too late and would not be drawn.`,
            hint: 'Move this line up, before the first arrow that names the state.',
          },
        ]
      : [];
  });
}
