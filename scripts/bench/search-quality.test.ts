import { expect, test } from 'vitest';
import { searchQuality } from './search-quality';
import { readQueries } from './read-queries';

test('figures match their definitions', () => {
  const quality = searchQuality([
    { routes: ['/a', '/b'], wanted: ['/a'] },
    { routes: ['/x', '/a'], wanted: ['/a', '/b'] },
    { routes: [], wanted: [] },
    { routes: [], wanted: ['/a'] },
  ]);
  const secondGain = 1 / Math.log2(3);
  expect(quality).toEqual({
    queries: 4,
    'Success@1': 0.5,
    'MRR@8': (1 + 0.5 + 1) / 4,
    'nDCG@8': Number(((1 + secondGain / (1 + secondGain) + 1) / 4).toFixed(3)),
    empty: 0.5,
  });
});

test('there are at least sixty committed queries of every kind', () => {
  const queries = readQueries();
  const kinds = new Set(queries.map(({ kind }) => kind));
  expect(queries.length).toBeGreaterThanOrEqual(60);
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      'title',
      'heading',
      'flag',
      'key',
      'kind',
      'file name',
      'version',
      'cve',
      'typo',
      'synonym',
      'question',
      'prefix',
    ]),
  );
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
});
