import { expect, it } from 'vitest';
import { keysOfTags } from './name-entries';
import type { ImportContext } from './types';

it('keeps tags apart whose labels have no letter for a slug, and merges those with the same slug', () => {
  const tags = new Map();
  const context = { registers: { tags, authors: new Map() } } as unknown as ImportContext;
  expect(keysOfTags(['前端', '后端', 'How to', 'how-to'], context)).toEqual(['前端', '后端', 'How to', 'How to']);
  expect([...tags.keys()]).toEqual(['前端', '后端', 'How to']);
});
