import { describe, expect, test } from 'vitest';
import { nearTerms } from './near-terms';
import { createVocabulary } from './vocabulary';

const words = ['cascading', 'scan', 'scanner', 'trivy', 'zap', 'kubernetes', 'troubleshooting'];
const vocabulary = createVocabulary(new Map(words.map((word) => [word, 3])), new Set(words));
const meant = (word: string, isBeginning = false): string | undefined => nearTerms(word, vocabulary, isBeginning)[0];

describe('nearTerms', () => {
  test.each([
    ['casacding', 'cascading'],
    ['trvy', 'trivy'],
    ['zpa', 'zap'],
    ['kuberntees', 'kubernetes'],
    ['troublshotting', 'troubleshooting'],
    ['sacn', 'scan'],
    ['scann', 'scan'],
  ])('%s is %s', (typed, term) => {
    expect(meant(typed)).toBe(term);
  });

  test('the mistyped beginning of a word is recognized', () => {
    expect(meant('trobules', true)).toBe('troubleshooting');
  });

  test.each(['xy', 'zip', 'qwertz', '--set', '🙂'])('%s is near nothing', (typed) => {
    expect(meant(typed)).toBeUndefined();
  });
});
