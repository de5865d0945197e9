// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readRecent, rememberSearch } from './recent-searches';

beforeEach(() => localStorage.clear());

it('recent searches are the latest five, each once, latest first', () => {
  for (const query of ['a', 'b', 'c', 'b', ' d ', 'e', 'f', '  ']) rememberSearch(query);
  expect(readRecent()).toEqual(['f', 'e', 'd', 'b', 'c']);
});

it.each(['', 'null', '5', '{"a":1}', '["unfinished', '[1,[2],{"x":3}]'])('stored as %s, there are none', (text) => {
  localStorage.setItem('recent-searches', text);
  expect(readRecent()).toEqual([]);
});
