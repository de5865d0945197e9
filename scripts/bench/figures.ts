import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { ensureBrowser } from '../ensure-browser';

/** A line of a table: what it is about, in words and settings, and its figures. */
export type Row = Readonly<Record<string, string | number>>;

/** Where, when (`YYYY-MM-DD`) and with what figures were taken. */
export type Circumstances = Readonly<{ machine: string; date: string; versions: Readonly<Record<string, string>> }>;

/** Tables by the part of the benchmark that measured them. */
export type Figures = Readonly<Record<string, Readonly<{ taken: Circumstances; rows: readonly Row[] }>>>;

/** The tables in the order they are printed in, and the columns that say what a line is about. */
export const tables: Readonly<Record<string, Readonly<{ heading: string; about: readonly string[] }>>> = {
  builds: { heading: 'Builds', about: ['build'] },
  weights: { heading: 'What a first visit transfers, compressed with brotli', about: ['page'] },
  lighthouse: { heading: 'Lighthouse, mobile, median of three runs', about: ['page'] },
  navigation: { heading: 'From the click on a link to its page', about: ['rest on the link, ms'] },
  'search per key': { heading: 'Work of a key in the search box', about: ['window', 'CPU throttling', 'keys'] },
  'search first': { heading: 'First results of a search', about: ['network', 'first key after focus, ms'] },
  saves: { heading: 'From a save under `npm run dev` to the open tab that shows it', about: ['save'] },
  offline: { heading: 'The offline edition, opened from a folder', about: ['page'] },
};

/** The middle one of sorted values, or the one below which the given share of them is. */
export const quantile = (values: readonly number[], share = 0.5): number =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length - 1) * share)] ?? Number.NaN;

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

const file = 'scripts/bench/figures.json';

export const readFigures = (): Figures => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : {});

/** In the form that the format check wants. */
export async function writeFormatted(path: string, text: string): Promise<void> {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

/** Keeps figures; those of parts that were not measured stay as they are. */
export const saveFigures = (figures: Figures): Promise<void> =>
  writeFormatted(file, JSON.stringify({ ...readFigures(), ...figures }, null, 2));

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
