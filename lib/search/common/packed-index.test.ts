import { expect, test } from 'vitest';
import { packPostings, type Postings, unpackPostings } from './packed-index';

const repack = (postings: Postings): Postings => unpackPostings(packPostings(postings), 0);

test('postings come back as they were packed', () => {
  const postings = new Map([
    ['--set', [0, 1, 2]],
    ['scan', [46, 91, 92, 2_300, 60_000]],
    ['scanner', [0]],
    ['scans', [45, 47]],
    ['überall', [5_000]],
  ]);
  expect(repack(postings)).toEqual(postings);
});

test('an empty index packs and unpacks', () => {
  expect(repack(new Map())).toEqual(new Map());
});

test('any number comes back', () => {
  const documents = Array.from({ length: 5_000 }, (_, index) => index * (index % 7) + index * 50).sort((a, b) => a - b);
  const unique = [...new Set(documents)];
  expect(repack(new Map([['term', unique]])).get('term')).toEqual(unique);
});
