import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createEngine } from '../browser/engine';
import { page, pages, settings } from '../fixtures/pages';
import { buildPayload } from './build-payload';
import { splitIndex } from './split-index';

const many = Array.from({ length: 400 }, (_, index) =>
  page({
    title: `Page ${index} ${(index * 7919).toString(36)}`,
    route: `/docs/page-${index}`,
    sections: [{ text: `About ${(index * 104_729).toString(36)} and ${(index * 1_299_709).toString(36)}.` }],
  }),
);

test('an index within the budget stays in one piece, as it is', async () => {
  const index = buildPayload(pages, settings);
  expect(await splitIndex(index, 120_000)).toEqual([index]);
});

test('a larger one is cut into parts within it, which hold every document once, in order', async () => {
  const index = buildPayload([...pages, ...many], settings);
  const budget = 4_000;
  const shards = await splitIndex(index, budget);
  expect(shards.length).toBeGreaterThan(2);
  for (const { payload, texts } of shards) {
    expect(brotliCompressSync(JSON.stringify(payload)).length).toBeLessThanOrEqual(budget);
    expect(texts).toHaveLength(payload.documents.length);
  }
  expect(shards.flatMap(({ payload }) => payload.documents)).toEqual(index.payload.documents);
  expect(shards.flatMap(({ texts }) => texts)).toEqual(index.texts);
});

test('the parts make the engine that the whole makes', async () => {
  const index = buildPayload([...pages, ...many], settings);
  const whole = createEngine([index.payload]);
  const shards = await splitIndex(index, 4_000);
  const parts = createEngine(shards.map(({ payload }) => payload));
  expect(parts.vocabulary.terms).toEqual(whole.vocabulary.terms);
  expect(parts.vocabulary.frequency).toEqual(whole.vocabulary.frequency);
  expect(parts.pages).toEqual(whole.pages);
});

test('a budget that a single document does not meet ends the cutting', async () => {
  const index = buildPayload(pages, settings);
  expect(await splitIndex(index, 1)).toHaveLength(index.payload.documents.length);
});
