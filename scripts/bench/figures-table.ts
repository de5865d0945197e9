import { type Circumstances, type Figures, type Part, type Row, tables } from './figures';

const marks = { start: '<!-- figures: written by npm run bench -- --readme -->', end: '<!-- /figures -->' } as const;

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function table({ rows }: Part): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isNumeric = (column: string): boolean => rows.every((row) => typeof row[column] !== 'string');
  const cell = (row: Row, column: string): string | number => row[column] ?? '';
  return [
    line(columns),
    line(columns.map((column) => (isNumeric(column) ? '--:' : '---'))),
    ...rows.map((row) => line(columns.map((column) => cell(row, column)))),
  ].join('\n');
}

/** One sentence on where and when figures were taken. */
const circumstances = ({ machine, date, versions }: Circumstances): string =>
  `Taken on ${date} on ${machine}; ${Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')}.`;

/** Takes saved figures and gives them as Markdown: a table for each part, with the machine, date and versions of each. */
export function figuresMarkdown(figures: Figures): string {
  const parts = Object.entries(tables).flatMap(([name, { heading }]) => {
    const part = figures[name];
    return part ? [{ heading, part }] : [];
  });
  const sentences = parts.map(({ part }) => circumstances(part.taken));
  const sections = parts.map(({ heading, part }, index) => {
    const sentence = sentences[index] === sentences[index - 1] ? [] : [sentences[index]];
    return [`### ${heading}`, ...sentence, table(part)].join('\n\n');
  });
  return sections.length > 0 ? sections.join('\n\n') : 'None are saved yet: `npm run bench -- --save`.';
}

/** Takes the text of a page and saved figures and gives the page with them between its two marks; throws where it has no such marks. */
export function withFigures(page: string, figures: Figures): string {
  const [start, end] = [page.indexOf(marks.start), page.indexOf(marks.end)];
  if (start === -1 || end < start) throw new Error(`The page has no place for figures: ${marks.start} … ${marks.end}`);
  return `${page.slice(0, start)}${marks.start}\n\n${figuresMarkdown(figures)}\n\n${page.slice(end)}`;
}
