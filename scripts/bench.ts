import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { measureBuilds } from './bench/measure-builds';
import { measureLighthouse } from './bench/measure-lighthouse';
import { measureNavigation } from './bench/measure-navigation';
import { measureSearch } from './bench/measure-search';
import { measureWeights } from './bench/measure-weights';

// Prints figures; judges nothing. `npm run bench -- --only weights` runs one part.
const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } } });
const wanted = (part: string): boolean => values.only === undefined || values.only === part;

/** One page of each kind that readers land on. */
const pages = [
  '/',
  '/docs/scanners/nmap',
  '/docs/getting-started/installation',
  '/blog/2022/01/18/log4shell',
  '/blog',
  '/docs/scanners',
];

console.log(
  `Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
);
if (wanted('builds')) console.table(measureBuilds());
if (wanted('weights')) console.table(measureWeights('out', pages));
if (wanted('lighthouse')) console.table(await measureLighthouse('out', pages, Number(values.runs)));
if (wanted('navigation')) console.table(await measureNavigation('out'));
if (wanted('search')) {
  const { perKey, first } = await measureSearch('out');
  console.table(perKey);
  console.table(first);
}
