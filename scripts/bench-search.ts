import { brotliCompressSync, gzipSync } from 'node:zlib';
import { site } from '../lib/config/site';
import { createEngine } from '../lib/search/browser/engine';
import { hitsPerPage, searchEngine } from '../lib/search/browser/search-engine';
import { measure, type Quality } from '../lib/search/evaluation/measure';
import { type EvaluationQuery, querySets, readQueries } from '../lib/search/evaluation/read-queries';
import { searchTags } from '../lib/search/common/search-tags';
import { readSearchIndexes } from '../lib/site/read-search-indexes';
import { type SearchIndexes, searchFiles } from '../lib/site/search-files';

// Prints figures; judges nothing.
Object.assign(process.env, { NODE_ENV: 'production' });

/** Takes a query and gives routes of pages, best first. */
type Search = (query: string) => readonly string[];

const round = (value: number): number => Math.round(value * 1000) / 1000;

function printSizes(indexes: SearchIndexes): void {
  const sizes = searchFiles(indexes).map(({ route, content }) => ({
    file: route,
    bytes: Buffer.byteLength(content),
    gzip: gzipSync(content).length,
    brotli: brotliCompressSync(content).length,
  }));
  console.table(sizes);
}

const percentile = (sorted: readonly number[], share: number): number =>
  round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/** Longer ones are pasted. */
const longestTyped = 40;

/** Every query as it grows while it is typed. */
const keystrokes = (queries: readonly EvaluationQuery[]): string[] =>
  queries
    .filter(({ query }) => query.length <= longestTyped)
    .flatMap(({ query }) => Array.from({ length: query.length }, (_, index) => query.slice(0, index + 1)));

function timeKeys(search: Search, queries: readonly EvaluationQuery[]): Record<string, number> {
  const typed = keystrokes(queries);
  for (const query of typed.slice(0, 200)) search(query);
  const times = typed.map((query) => {
    const start = performance.now();
    search(query);
    return performance.now() - start;
  });
  const sorted = times.sort((a, b) => a - b);
  return {
    keystrokes: typed.length,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    max: round(sorted.at(-1) ?? 0),
  };
}

const row = ({ queries, successAt1, mrrAt8, ndcgAt8, empty }: Quality): Record<string, number> => ({
  queries,
  'Success@1': round(successAt1),
  'MRR@8': round(mrrAt8),
  'nDCG@8': round(ndcgAt8),
  empty: round(empty),
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
    if (set === 'development' && process.argv.includes('--missed'))
      for (const { kind, query, routes, wanted } of answers)
        if (wanted.length > 0 && !wanted.includes(routes[0] ?? ''))
          console.log(`${kind}: "${query}" finds ${routes.slice(0, 3).join(', ')}`);
  }
}

/** A page that is not there cannot be found: its queries are left out, and said to be. */
function answerable(queries: readonly EvaluationQuery[], indexes: SearchIndexes): EvaluationQuery[] {
  const routes = new Set(indexes.flatMap(({ pages }) => pages.map(({ route }) => route)));
  const present = queries.map((query) => ({ ...query, wanted: query.wanted.filter((route) => routes.has(route)) }));
  const kept = present.filter(({ wanted }, place) => wanted.length > 0 || queries[place]?.wanted.length === 0);
  if (kept.length < queries.length)
    console.log(`${queries.length - kept.length} queries are left out: no wanted page is there.`);
  return kept;
}

const indexes = await readSearchIndexes(process.cwd());
const together = searchTags(site.docs.versions[0]?.name).flatMap((tag) => indexes.filter((index) => index.tag === tag));
const queries = answerable(readQueries(), indexes);
const engine = createEngine(together.map(({ index }) => index));
const limit = 8 * hitsPerPage;
const search: Search = (query) => searchEngine({ query, limit }, engine).groups.map(({ route }) => route);
printSizes(indexes);
printQuality(search, queries);
console.log('\nMilliseconds a keystroke, in Node');
console.table([timeKeys(search, queries)]);
