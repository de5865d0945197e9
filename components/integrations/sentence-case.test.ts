import { expect, it } from 'vitest';
import { sentenceCase } from './sentence-case';

it.each([
  ['dataProcessing', 'Data processing'],
  ['WebApplication', 'Web application'],
  ['released', 'Released'],
  ['in progress', 'In progress'],
  ['SSL', 'SSL'],
  ['CMS', 'CMS'],
])('writes %s as readers do', (word, words) => {
  expect(sentenceCase(word)).toBe(words);
});
