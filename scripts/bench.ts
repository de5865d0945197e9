import { parseArgs } from 'node:util';
import { describeComparison } from './bench/compare-figures';
import type { Figures, Row } from './bench/figures';
import { measureBuilds } from './bench/measure-builds';
import { measureLighthouse } from './bench/measure-lighthouse';
import { measureNavigation } from './bench/measure-navigation';
import { measureSearch } from './bench/measure-search';
import { measureWeights } from './bench/measure-weights';
import { circumstances, readFigures, saveFigures, writeReadme } from './bench/saved-figures';

// Prints figures and what became of them since they were saved. `npm run bench -- --only weights` runs one part, `--save` keeps what was
// measured and writes it into README, `--readme` writes there what is kept.
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    save: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
  },
});
const wanted = (part: string): boolean => !values.readme && (values.only === undefined || values.only === part);

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

async function measure(): Promise<Readonly<Record<string, readonly Row[]>>> {
  const measured: Record<string, readonly Row[]> = {};
  if (wanted('builds')) measured['builds'] = measureBuilds();
  if (wanted('weights')) measured['weights'] = measureWeights('out', pages);
  if (wanted('lighthouse')) measured['lighthouse'] = await measureLighthouse('out', pages, Number(values.runs));
  if (wanted('navigation')) measured['navigation'] = await measureNavigation('out');
  if (wanted('search')) {
    const { perKey, first } = await measureSearch('out');
    Object.assign(measured, { 'search per key': perKey, 'search first': first });
  }
  return measured;
}

const taken = circumstances();
if (!values.readme) console.log(`Machine: ${taken.machine}, ${JSON.stringify(taken.versions)}`);
const figures: Figures = Object.fromEntries(
  Object.entries(await measure()).map(([part, rows]) => [part, { taken, rows }]),
);
for (const [part, { rows }] of Object.entries(figures)) {
  console.log(`\n${part}`);
  console.table(rows);
}
if (!values.readme) console.log(`\n${describeComparison(readFigures(), figures)}`);
if (values.save) await saveFigures(figures);
if (values.save || values.readme) await writeReadme();
