import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { listFilesBelow } from '../lib/files/list-files-below';
import { describeComparison } from './bench/compare-figures';
import { circumstances, type Figures, figuresFile, readFigures, type Row, saveFigures } from './bench/figures';
import { withFigures } from './bench/figures-table';
import { measureBuilds } from './bench/measure-builds';
import { measureDevStart } from './bench/measure-dev-start';
import { measureLighthouse } from './bench/measure-lighthouse';
import { measureNavigation } from './bench/measure-navigation';
import { measureOffline } from './bench/measure-offline';
import { measureSaves } from './bench/measure-saves';
import { measureFirstResults, measureKeys } from './bench/measure-search';
import { measureVisits } from './bench/measure-visits';
import { withBrowser } from './bench/with-browser';
import { run } from './run';
import { readArguments } from './read-arguments';

// Prints figures and what became of them since they were saved. `npm run bench -- --only weights` runs one part, `--save` keeps what was
// measured and writes it into README, `--readme` writes there what is kept.
const { values } = readArguments({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    save: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

/** One page of each kind that readers land on. */
const routes = [
  '/',
  '/docs/scanners/nmap',
  '/docs/getting-started/installation',
  '/docs/api/crds/scan',
  '/blog/2022/01/18/log4shell',
  '/blog',
  '/docs/scanners',
];

/** The docs page whose text takes the most bytes. */
function heaviestDocsPage(): string {
  const files = listFilesBelow('out/docs').filter((file) => file.endsWith('.html.br'));
  const sizes = files.map((file) => statSync(`out/docs/${file}`).size);
  return `/docs/${files[sizes.indexOf(Math.max(...sizes))]?.replace('.html.br', '')}`;
}

const measured: Record<string, readonly Row[]> = {};

async function measure(part: string, work: () => readonly Row[] | Promise<readonly Row[]>): Promise<void> {
  // "search" is both tables of the search.
  if (values.only === undefined || part === values.only || part.startsWith(`${values.only} `))
    measured[part] = await work();
}

async function bench(): Promise<void> {
  const taken = circumstances();
  console.log(`Machine: ${taken.machine}, ${JSON.stringify(taken.versions)}`);
  await measure('builds', measureBuilds);
  // The rest is measured as hosts send it.
  run('npm', ['run', '--silent', 'compress']);
  await withBrowser(async (visited) => {
    await measure('weights', () => measureVisits(visited, [...new Set([...routes, heaviestDocsPage()])]));
    await measure('lighthouse', () => measureLighthouse(visited, { routes, runs }));
    await measure('navigation', () => measureNavigation(visited));
    await measure('search per key', () => measureKeys(visited));
    await measure('search first', () => measureFirstResults(visited));
    await measure('offline', () => measureOffline(visited));
  });
  await measure('dev start', measureDevStart);
  await measure('saves', () => measureSaves(runs));
  for (const [part, rows] of Object.entries(measured)) {
    console.log(`\n${part}`);
    console.table(rows);
  }
  const figures: Figures = Object.fromEntries(Object.entries(measured).map(([part, rows]) => [part, { taken, rows }]));
  console.log(`\n${describeComparison(readFigures(), figures)}`);
  if (values.save) saveFigures(figures);
}

if (!values.readme) await bench();
if (values.save || values.readme) {
  writeFileSync('README.md', withFigures(readFileSync('README.md', 'utf8'), readFigures()));
  run('npm', ['run', '--silent', 'format', '--', 'README.md', figuresFile]);
}
