import { readFileSync, statSync } from 'node:fs';
import { listFilesBelow } from '../lib/files/list-files-below';
import { describeComparison } from './bench/compare-figures';
import { circumstances, type Figures, readFigures, type Row, saveFigures, writeFormatted } from './bench/figures';
import { withFigures } from './bench/figures-table';
import { measureBuilds } from './bench/measure-builds';
import { measureLighthouse } from './bench/measure-lighthouse';
import { measureNavigation } from './bench/measure-navigation';
import { measureOffline } from './bench/measure-offline';
import { measureSaves } from './bench/measure-saves';
import { measureSearch } from './bench/measure-search';
import { measureVisits } from './bench/measure-visits';
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
const wanted = (part: string): boolean => values.only === undefined || values.only === part;

/** One page of each kind that readers land on. */
const pages = [
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

async function measure(): Promise<Readonly<Record<string, readonly Row[]>>> {
  const measured: Record<string, readonly Row[]> = {};
  if (wanted('builds')) measured['builds'] = await measureBuilds();
  // The rest is measured as hosts send it.
  run('npm', ['run', '--silent', 'compress']);
  if (wanted('weights')) measured['weights'] = await measureVisits('out', [...new Set([...pages, heaviestDocsPage()])]);
  if (wanted('lighthouse')) measured['lighthouse'] = await measureLighthouse('out', pages, Number(values.runs));
  if (wanted('navigation')) measured['navigation'] = await measureNavigation('out');
  if (wanted('search')) {
    const { perKey, first } = await measureSearch('out');
    Object.assign(measured, { 'search per key': perKey, 'search first': first });
  }
  if (wanted('offline')) measured['offline'] = await measureOffline('out');
  if (wanted('saves')) measured['saves'] = await measureSaves(Number(values.runs));
  return measured;
}

async function bench(): Promise<void> {
  const taken = circumstances();
  console.log(`Machine: ${taken.machine}, ${JSON.stringify(taken.versions)}`);
  const measured = Object.entries(await measure());
  const figures: Figures = Object.fromEntries(measured.map(([part, rows]) => [part, { taken, rows }]));
  for (const [part, rows] of measured) {
    console.log(`\n${part}`);
    console.table(rows);
  }
  console.log(`\n${describeComparison(readFigures(), figures)}`);
  if (values.save) await saveFigures(figures);
}

if (!values.readme) await bench();
if (values.save || values.readme)
  await writeFormatted('README.md', withFigures(readFileSync('README.md', 'utf8'), readFigures()));
