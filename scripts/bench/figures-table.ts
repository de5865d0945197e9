import { type Circumstances, type Figures, type Row, tables } from './figures';

const marks = { start: '<!-- figures: written by npm run bench -- --readme -->', end: '<!-- /figures -->' } as const;

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isNumeric = (column: string): boolean => rows.every((row) => typeof row[column] !== 'string');
  return [
    line(columns),
    line(columns.map((column) => (isNumeric(column) ? '--:' : '---'))),
    ...rows.map((row) => line(columns.map((column) => row[column] ?? ''))),
  ].join('\n');
}

function circumstances({ machine, date, versions }: Circumstances): string {
  const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `Taken on ${date} on ${machine}; ${programs.join(', ')}.`;
}

/** Figures as Markdown, a table for each part; the circumstances stand where they are others than those of the part before. */
export function figuresMarkdown(figures: Figures): string {
  const parts = Object.entries(tables).flatMap(([name, { heading }]) => {
    const part = figures[name];
    return part ? [{ heading, sentence: circumstances(part.taken), rows: part.rows }] : [];
  });
  const sections = parts.map(({ heading, sentence, rows }, index) =>
    [`### ${heading}`, ...(sentence === parts[index - 1]?.sentence ? [] : [sentence]), table(rows)].join('\n\n'),
  );
  return sections.length > 0 ? sections.join('\n\n') : 'None are saved yet: `npm run bench -- --save`.';
}

/** Puts figures between the two marks of a page; throws where it has no such marks. */
export function withFigures(page: string, figures: Figures): string {
  const [start, end] = [page.indexOf(marks.start), page.indexOf(marks.end)];
  if (start === -1 || end < start) throw new Error(`The page has no place for figures: ${marks.start} … ${marks.end}`);
  return `${page.slice(0, start)}${marks.start}\n\n${figuresMarkdown(figures)}\n\n${page.slice(end)}`;
}
