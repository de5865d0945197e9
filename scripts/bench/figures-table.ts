import type { Figures, Row } from './figures';

const marks = { start: '<!-- figures: written by npm run bench -- --readme -->', end: '<!-- /figures -->' } as const;

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function table(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const rule = (column: string): string => (rows.some((row) => typeof row[column] === 'string') ? '---' : '--:');
  return [columns, columns.map(rule), ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map(line)
    .join('\n');
}

/** Formats figures as Markdown, one table per part; the circumstances are given only if they differ from those of the part before. */
export function figuresMarkdown(figures: Figures): string {
  let last = '';
  return Object.values(figures)
    .flatMap(({ heading, taken: { machine, date, versions }, rows }) => {
      const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
      const taken = `Taken on ${date} on ${machine}; ${programs.join(', ')}.`;
      const isNew = taken !== last;
      last = taken;
      return [`### ${heading}`, ...(isNew ? [taken] : []), table(rows)];
    })
    .join('\n\n');
}

/** Puts figures between the two marks of a page; throws if the page lacks the marks. */
export function withFigures(page: string, figures: Figures): string {
  const [start, end] = [page.indexOf(marks.start), page.indexOf(marks.end)];
  if (start === -1 || end < start) throw new Error(`The page has no place for figures: ${marks.start} … ${marks.end}`);
  return `${page.slice(0, start)}${marks.start}\n\n${figuresMarkdown(figures)}\n\n${page.slice(end)}`;
}
