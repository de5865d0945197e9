import { readFileSync, writeFileSync } from 'node:fs';
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
import { closeSite } from './bench/open-site';
import { refuse } from './refuse';
import { run } from './run';
import { readArguments } from './read-arguments';

// Prints figures and how they compare with the saved ones. `npm run bench -- --only weights` runs one part, `--save` saves the
// figures and writes them into README, `--readme` writes the saved figures there.
const { values } = readArguments({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    save: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);

/** One page of each kind on which readers arrive. */
const routes = [
  '/',
  '/docs/scanners/nmap',
  '/docs/getting-started/installation',
  '/docs/api/crds/scan',
  '/blog/2022/01/18/log4shell',
  '/blog',
  '/docs/scanners',
];

type Measure = () => readonly Row[] | Promise<readonly Row[]>;

/** The parts of the benchmark, as README calls them. */
const parts: Readonly<Record<string, readonly [heading: string, measure: Measure]>> = {
  builds: ['Builds', measureBuilds],
  weights: ['What a first visit transfers, compressed with brotli', () => measureVisits(routes)],
  lighthouse: ['Lighthouse, mobile, median of three runs', () => measureLighthouse(routes, runs)],
  navigation: ['From the click on a link to its page', measureNavigation],
  'search per key': ['Work of a key in the search box', measureKeys],
  'search first': ['First results of a search', measureFirstResults],
  offline: ['The offline edition, opened from a folder', measureOffline],
  'dev start': ['From `npm run dev` to its first pages', measureDevStart],
  saves: ['From a save under `npm run dev` to the open tab that shows it', () => measureSaves(runs)],
};

async function bench(): Promise<void> {
  const taken = circumstances();
  console.log(`Machine: ${taken.machine}, ${JSON.stringify(taken.versions)}`);
  const figures: Record<string, Figures[string]> = {};
  try {
    for (const [name, [heading, measure]] of Object.entries(parts)) {
      // "search" selects both tables of the search.
      if (values.only !== undefined && name !== values.only && !name.startsWith(`${values.only} `)) continue;
      figures[name] = { heading, taken, rows: await measure() };
      console.log(`\n${name}`);
      console.table(figures[name].rows);
    }
  } finally {
    await closeSite();
  }
  if (Object.keys(figures).length === 0)
    refuse(`There is no part "${values.only}". There are: ${Object.keys(parts).join(', ')}.`);
  console.log(`\n${describeComparison(readFigures(), figures)}`);
  if (values.save) saveFigures(figures);
}

if (!values.readme) await bench();
if (values.save || values.readme) {
  writeFileSync('README.md', withFigures(readFileSync('README.md', 'utf8'), readFigures()));
  run('npm', ['run', '--silent', 'format', '--', 'README.md', figuresFile]);
}
