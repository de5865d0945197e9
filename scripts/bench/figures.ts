/** A line of a table: what it is about, in words and settings, and its figures. */
export type Row = Readonly<Record<string, string | number>>;

/** Where and when figures were taken. */
export type Circumstances = Readonly<{
  machine: string;
  /** `YYYY-MM-DD`. */
  date: string;
  versions: Readonly<Record<string, string>>;
}>;

/** A table of figures. */
export type Part = Readonly<{ taken: Circumstances; rows: readonly Row[] }>;

/** What was measured, by part of the benchmark. */
export type Figures = Readonly<Record<string, Part>>;

/** The tables of the benchmark, in the order they are printed in: their headings, and the columns that say what a line is about. */
export const tables: Readonly<Record<string, Readonly<{ heading: string; about: readonly string[] }>>> = {
  builds: { heading: 'Builds', about: ['build'] },
  weights: { heading: 'What a first visit transfers, compressed with brotli', about: ['page'] },
  lighthouse: { heading: 'Lighthouse, mobile, median of three runs', about: ['page'] },
  navigation: { heading: 'From the click on a link to its page', about: ['rest on the link, ms'] },
  'search per key': { heading: 'Work of a key in the search box', about: ['window', 'CPU throttling', 'keys'] },
  'search first': { heading: 'First results of a search', about: ['network', 'first key after focus, ms'] },
};

/** Columns of a part that say what a line is about; all text columns of a part that is not known. */
export const aboutColumns = (part: string, row: Row): string[] => {
  const columns = tables[part]?.about ?? [];
  return Object.keys(row).filter((column) => columns.includes(column) || typeof row[column] === 'string');
};

/** Takes a line and gives its name, the same in each run. */
export const rowName = (part: string, row: Row): string =>
  aboutColumns(part, row)
    .map((column) => (typeof row[column] === 'string' ? row[column] : `${column} ${row[column]}`))
    .join(', ');
