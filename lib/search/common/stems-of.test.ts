import { expect, test } from 'vitest';
import { hasStem, stemWord } from './stem-word';
import { createStemReader, stemsOf } from './stems-of';

const texts = [
  'Cascading scans',
  'How we  work',
  'What is it?',
  'ADR-0007: Where does the `values.yaml` stand?',
  'scan--type ScanType (deprecated)',
  'Überprüfung: k8s\u00a0audits',
  '',
];

test.each(texts)('many texts are read as one is: %j', (text) => {
  const read = createStemReader();
  texts.forEach(read);
  expect(read(text)).toEqual(stemsOf(text));
});

test.each(['happy', 'happiness', 'relational', 'digitizer', 'scans', '0007', '0', 'k8s', 's'])(
  '%s has its own stem',
  (word) => {
    expect(hasStem(word, stemWord(word))).toBe(true);
  },
);

test('a word has no other stem', () => {
  expect(hasStem('scanner', 'scan')).toBe(false);
  expect(hasStem('scans', 'scan')).toBe(true);
  expect(hasStem('scan', '')).toBe(false);
});
