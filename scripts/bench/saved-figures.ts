import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { ensureBrowser } from '../ensure-browser';
import type { Circumstances, Figures } from './figures';
import { withFigures } from './figures-table';

const file = 'scripts/bench/figures.json';
const readme = 'README.md';

/** The figures that were saved last; none where there are none yet. */
export const readFigures = (): Figures => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figures) : {});

/** In the form that the format check wants. */
async function writeFormatted(path: string, text: string): Promise<void> {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

/** Keeps figures; those of parts that were not measured stay as they are. */
export const saveFigures = (figures: Figures): Promise<void> =>
  writeFormatted(file, JSON.stringify({ ...readFigures(), ...figures }, null, 2));

/** Writes the saved figures into README. */
export const writeReadme = (): Promise<void> =>
  writeFormatted(readme, withFigures(readFileSync(readme, 'utf8'), readFigures()));

/** What this run is made on and with. */
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
