import { expect, test } from 'vitest';
import { stemWord } from '../common/stem-word';
import { createVocabulary, termsOfStem } from './vocabulary';

const words =
  'scan scans scanned scanning scanner happy happily happiness happier tie ties tied hope hoping relational relate die dying sky skies ' +
  'sensibility sensible sensibly dependency dependencies y yes 7 07 0007 70 0 00 s es k8s values.yaml --set digitization digital overall';
const terms = words.split(' ');
const vocabulary = createVocabulary(new Map(terms.map((term) => [term, 1])), new Set());

test.each(terms)('the terms of one stem with "%s" are found', (word) => {
  const stem = stemWord(word);
  const wanted = terms.filter((term) => stemWord(term) === stem).sort();
  expect([...termsOfStem(stem, vocabulary)].sort()).toEqual(wanted);
});

test('a stem of no term has none', () => {
  expect(termsOfStem('kubernet', vocabulary)).toEqual([]);
  expect(termsOfStem('', vocabulary)).toEqual([]);
});
