import { beforeAll, expect, test } from 'vitest';
import { createEngine, withTexts } from '../search/browser/engine';
import { type SearchRequest, searchEngine } from '../search/browser/search-engine';
import type { BuiltIndex } from '../search/build/build-payload';
import { readQueries } from '../search/evaluation/read-queries';
import type { SearchOutcome } from '../search/common/types';
import { readSearchIndexes } from './read-search-indexes';
import { countShards, searchFiles, type SearchIndexes, serveInParts, serveWhole } from './search-files';

/** The whole content goes through the pipeline where no earlier run has left its results. */
const patience = 180_000;

let indexes: SearchIndexes = [];
const inParts = (indexBudget: number) => serveInParts(indexes, { search: { indexBudget } });

beforeAll(async () => {
  indexes = await readSearchIndexes(process.cwd());
}, patience);

function searchIn(shards: readonly BuiltIndex[]): (request: SearchRequest) => SearchOutcome {
  const engine = createEngine(shards.map(({ payload }) => payload));
  const whole = withTexts(
    engine,
    shards.flatMap(({ texts }) => texts),
  );
  return (request) => searchEngine(request, whole);
}

test('an index within the budget is served in one file, by its tag alone', async () => {
  const served = await inParts(10_000_000);
  expect(countShards(served)).toEqual({});
  expect(searchFiles(served).map(({ route }) => route)).toEqual([
    '/search-index-docs-default-current.json',
    '/search-text-docs-default-current.json',
    '/search-index-default.json',
    '/search-text-default.json',
  ]);
});

test(
  'every query of the evaluation finds the same in parts as in the whole',
  async () => {
    const served = await inParts(40_000);
    expect(countShards(served)['docs-default-current']).toBeGreaterThan(2);
    const parts = searchIn(served.flatMap(({ shards }) => shards));
    const whole = searchIn(serveWhole(indexes).flatMap(({ shards }) => shards));
    for (const { query } of readQueries()) expect(parts({ query, limit: 24 })).toEqual(whole({ query, limit: 24 }));
  },
  patience,
);
