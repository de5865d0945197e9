import { brotliCompressSync, gzipSync } from 'node:zlib';
import { site } from '../lib/config/site';
import { hitsPerPage, searchEngine } from '../lib/search/browser/search-engine';
import { measure, type Quality } from './bench/search-quality';
import { type EvaluationQuery, querySets, readQueries } from './bench/read-queries';
import { engineFor, readSearchIndexes, type SearchIndexes, searchFiles } from '../lib/site/search-files';
import { quantile, rounded } from './bench/figures';
import { readArguments } from './read-arguments';

// Prints figures; judges nothing.
const { missed } = readArguments({ options: { missed: { type: 'boolean', default: false } } }).values;

/** Takes a query and gives routes of pages, best first. */
type Search = (query: string) => readonly string[];

function printSizes(indexes: SearchIndexes): void {
  const sizes = searchFiles(indexes).map(({ route, content }) => ({
    file: route,
    bytes: Buffer.byteLength(content),
    gzip: gzipSync(content).length,
    brotli: brotliCompressSync(content).length,
  }));
  console.table(sizes);
}

/** Longer ones are pasted. */
const longestTyped = 40;

/** One query in so many is typed: all of them have 30,000 keys, which take ten minutes and tell no more. */
const typedShare = 16;

/** How long each key of some queries takes, as they grow while they are typed. */
function timeKeys(search: Search, queries: readonly EvaluationQuery[]): Record<string, number> {
  const typed = queries
    .filter(({ query }, place) => place % typedShare === 0 && query.length <= longestTyped)
    .flatMap(({ query }) => [...query].map((_letter, index) => query.slice(0, index + 1)));
  for (const query of typed.slice(0, 200)) search(query);
  const times = typed.map((query) => {
    const start = performance.now();
    search(query);
    return performance.now() - start;
  });
  const share = (part: number): number => rounded(quantile(times, part), 3);
  return { keystrokes: typed.length, p50: share(0.5), p95: share(0.95), max: share(1) };
}

const row = ({ queries, successAt1, mrrAt8, ndcgAt8, empty }: Quality): Record<string, number> => ({
  queries,
  'Success@1': rounded(successAt1, 3),
  'MRR@8': rounded(mrrAt8, 3),
  'nDCG@8': rounded(ndcgAt8, 3),
  empty: rounded(empty, 3),
});

/** What the held-out set misses is not printed: who reads it tunes on it. */
function printQuality(search: Search, queries: readonly EvaluationQuery[]): void {
  for (const set of querySets) {
    const answers = queries
      .filter((query) => query.set === set)
      .map(({ kind, query, wanted }) => ({ kind, query, wanted, routes: search(query) }));
    const kinds = [...new Set(answers.map(({ kind }) => kind))];
    const rows = kinds.map((kind) => [kind, row(measure(answers.filter((answer) => answer.kind === kind)))] as const);
    console.log(`\nQuality, ${set} set`);
    console.table({ ...Object.fromEntries(rows), all: row(measure(answers)) });
    if (set === 'development' && missed)
      for (const { kind, query, routes, wanted } of answers)
        if (wanted.length > 0 && !wanted.includes(routes[0] ?? ''))
          console.log(`${kind}: "${query}" finds ${routes.slice(0, 3).join(', ')}`);
  }
}

const indexes = await readSearchIndexes(process.cwd());
const queries = readQueries();
const engine = engineFor(site.docs.versions[0]?.name, indexes);
const limit = 8 * hitsPerPage;
const search: Search = (query) => searchEngine({ query, limit }, engine).groups.map(({ route }) => route);
printSizes(indexes);
printQuality(search, queries);
console.log('\nMilliseconds a keystroke, in Node');
console.table([timeKeys(search, queries)]);
