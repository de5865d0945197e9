import { expect, test } from 'vitest';
import { completions, createVocabulary } from './vocabulary';

const frequency = { scan: 9, scans: 5, scanned: 1, scanner: 3, scantype: 2, zap: 4, '7': 1, '0007': 1, k8s: 1 };
const vocabulary = createVocabulary(new Map(Object.entries(frequency)), new Set(['scantype']));

test('the terms of a stem are found by it', () => {
  expect(vocabulary.byStem.get('scan')).toEqual(['scan', 'scanned', 'scans']);
  expect(vocabulary.byStem.get('7')).toEqual(['0007', '7']);
  expect(vocabulary.byStem.get('kubernet')).toBeUndefined();
});

test('of the terms that begin with a word, those of titles come first, then the most frequent', () => {
  expect(completions('scan', vocabulary, 3)).toEqual(['scantype', 'scans', 'scanner']);
  expect(completions('zap', vocabulary, 3)).toEqual([]);
});
