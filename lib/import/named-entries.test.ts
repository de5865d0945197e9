import { expect, it } from 'vitest';
import { tagKeys } from './named-entries';
import type { ImportContext } from './types';

it('keeps tags apart whose labels have no letter for a slug, and merges those with the same slug', () => {
  const tags = new Map();
  const context = { registries: { tags, authors: new Map() } } as unknown as ImportContext;
  expect(tagKeys(['前端', '后端', 'How to', 'how-to'], context)).toEqual(['前端', '后端', 'How to', 'How to']);
  expect([...tags.keys()]).toEqual(['前端', '后端', 'How to']);
});
