import { expect, test } from 'vitest';
import { createMarks } from '../common/mark-words';
import { matchingKeyword } from './matching-keyword';

const shownFor = (query: string, keywords = ['network scanner', 'open ports', 'port scan of hosts']): string =>
  matchingKeyword(keywords, createMarks(query.split(' ')))
    .map((run) => (run.marked ? `[${run.text}]` : run.text))
    .join('');

test('the keyword is the one with most of the words asked for, which are marked', () => {
  expect(shownFor('hosts port')).toBe('Keyword: [port] scan of [hosts] · ');
  expect(shownFor('network')).toBe('Keyword: [network] scanner · ');
});

test('nothing is returned if no keyword has a word of the query, or there is no keyword', () => {
  expect(shownFor('cluster')).toBe('');
  expect(shownFor('network', [])).toBe('');
});
