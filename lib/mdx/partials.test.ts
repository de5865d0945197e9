import path from 'node:path';
import { expect, it } from 'vitest';
import { partialsOf } from './partials';

const folder = path.relative(process.cwd(), path.join(import.meta.dirname, 'fixtures/remark-partials/include'));

it('names each partial of a page once, those of partials included, and nothing that is missing or no partial', () => {
  const text = "import A from './parts/_shared.mdx'\nimport B from './_gone.mdx'\nimport C from './input.mdx'\n";
  expect(partialsOf(text, `${folder}/input.mdx`)).toEqual([`${folder}/parts/_shared.mdx`, `${folder}/parts/_plain.md`]);
});
