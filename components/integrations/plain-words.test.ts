import { expect, it } from 'vitest';
import { plainWords } from './plain-words';

it.each([
  ['dataProcessing', 'Data processing'],
  ['WebApplication', 'Web application'],
  ['released', 'Released'],
  ['in progress', 'In progress'],
  ['SSL', 'SSL'],
  ['CMS', 'CMS'],
])('writes %s as readers do', (word, words) => {
  expect(plainWords(word)).toBe(words);
});
