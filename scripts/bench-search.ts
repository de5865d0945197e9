import { brotliCompressSync, gzipSync } from 'node:zlib';
import { site } from '../lib/config/site';
import { hitsPerPage, searchEngine } from '../lib/search/browser/search-engine';
import { engineFor, readSearchIndexes, searchFiles } from '../lib/site/search-files';
import { quantile, rounded } from './bench/figures';
import { querySets, readQueries } from './bench/read-queries';
import { searchQuality } from './bench/search-quality';
import { readArguments } from './read-arguments';

// Prints figures without judging them.
const { missed } = readArguments({ options: { missed: { type: 'boolean', default: false } } }).values;

const indexes = await readSearchIndexes(process.cwd());
const queries = readQueries();
const engine = engineFor(site.docs.versions[0]?.name, indexes);

/** Returns the routes of the pages that answer a query, best first. */
const search = (query: string): string[] =>
  searchEngine({ query, limit: 8 * hitsPerPage }, engine).groups.map(({ route }) => route);

console.table(
  searchFiles(indexes).map(({ route, content }) => ({
    file: route,
    bytes: Buffer.byteLength(content),
    gzip: gzipSync(content).length,
    brotli: brotliCompressSync(content).length,
  })),
);

for (const set of querySets) {
  const answers = queries
    .filter((query) => query.set === set)
    .map(({ kind, query, wanted }) => ({ kind, query, wanted, routes: search(query) }));
  const kinds = [...new Set(answers.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => [kind, searchQuality(answers.filter((answer) => answer.kind === kind))] as const);
  console.log(`\nQuality, ${set} set`);
  console.table({ ...Object.fromEntries(rows), all: searchQuality(answers) });
  // Misses of the held-out set are not printed: anyone who sees them would tune for them.
  if (set === 'development' && missed)
    for (const { kind, query, routes, wanted } of answers)
      if (wanted.length > 0 && !wanted.includes(routes[0] ?? ''))
        console.log(`${kind}: "${query}" finds ${routes.slice(0, 3).join(', ')}`);
}

/** Every prefix of a query, as it grows while typed. Only one query in 16 is used: all 30,000 keystrokes take ten minutes and show nothing more. Longer queries are pasted, not typed. */
const typed = queries
  .filter(({ query }, index) => index % 16 === 0 && query.length <= 40)
  .flatMap(({ query }) => [...query].map((_letter, index) => query.slice(0, index + 1)));
for (const query of typed.slice(0, 200)) search(query);
const times = typed.map((query) => {
  const start = performance.now();
  search(query);
  return performance.now() - start;
});
const share = (part: number): number => rounded(quantile(times, part), 3);
console.log('\nMilliseconds a keystroke, in Node');
console.table([{ keystrokes: typed.length, p50: share(0.5), p95: share(0.95), max: share(1) }]);
