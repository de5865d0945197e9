import { describe, expect, test } from 'vitest';
import { editDistance, nearTerms } from './near-terms';
import { createVocabulary } from './vocabulary';

const words = ['cascading', 'scan', 'scanner', 'trivy', 'zap', 'kubernetes', 'troubleshooting'];
const vocabulary = createVocabulary(new Map(words.map((word) => [word, 3])), new Set(words));
const meant = (word: string, isBeginning = false): string | undefined =>
  nearTerms(word, vocabulary, isBeginning)[0]?.term;

test.each([
  ['scan', 'scan', 0],
  ['sacn', 'scan', 1],
  ['scn', 'scan', 1],
  ['scann', 'scan', 1],
  ['kitten', 'sitting', 3],
])('from %s to %s it takes %i edits', (a, b, edits) => {
  expect(editDistance(a, b, 5)).toBe(edits);
});

describe('nearTerms', () => {
  test.each([
    ['casacding', 'cascading'],
    ['trvy', 'trivy'],
    ['zpa', 'zap'],
    ['kuberntees', 'kubernetes'],
    ['troublshotting', 'troubleshooting'],
  ])('%s is %s', (typed, term) => {
    expect(meant(typed)).toBe(term);
  });

  test('the mistyped beginning of a word is known', () => {
    expect(meant('trobules', true)).toBe('troubleshooting');
  });

  test.each(['xy', 'zip', 'qwertz', '--set', '🙂'])('%s is near nothing', (typed) => {
    expect(meant(typed)).toBeUndefined();
  });
});
