import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { ensureBrowser } from '../ensure-browser';

/** A line of a table: what it is about, in words and settings, and its figures. */
export type Row = Readonly<Record<string, string | number>>;

/** Where, when (`YYYY-MM-DD`) and with which versions figures were taken. */
type Circumstances = Readonly<{ machine: string; date: string; versions: Readonly<Record<string, string>> }>;

/** Tables, keyed by the part of the benchmark that measured them, in README's order. */
export type Figures = Readonly<
  Record<string, Readonly<{ heading: string; taken: Circumstances; rows: readonly Row[] }>>
>;

/** The median, or the value below which the given share of the values lies. */
export const quantile = (values: readonly number[], share = 0.5): number =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length - 1) * share)] ?? Number.NaN;

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Measures one case after another; each row begins with the columns of its case. */
export async function measureEach<Case extends Row>(
  cases: readonly Case[],
  measure: (about: Case) => Promise<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const about of cases) rows.push({ ...about, ...(await measure(about)) });
  return rows;
}

export const figuresFile = 'scripts/bench/figures.json';

export const readFigures = (): Figures =>
  existsSync(figuresFile) ? (JSON.parse(readFileSync(figuresFile, 'utf8')) as Figures) : {};

/** Saves figures; parts that were not measured keep their old figures. */
export const saveFigures = (figures: Figures): void =>
  writeFileSync(figuresFile, JSON.stringify({ ...readFigures(), ...figures }));

export function circumstances(): Circumstances {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const browser = spawnSync(ensureBrowser(), ['--version'], { encoding: 'utf8' }).stdout;
  return {
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    date: new Date().toISOString().slice(0, 10),
    versions: {
      Node: process.version.slice(1),
      'Next.js': dependencies['next'] ?? '',
      React: dependencies['react'] ?? '',
      Chromium: /\d+(?:\.\d+)+/.exec(browser)?.[0] ?? '',
    },
  };
}
