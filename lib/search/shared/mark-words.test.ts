import { expect, test } from 'vitest';
import { markWords } from './mark-words';

const marked = (text: string, words: readonly string[]): string[] =>
  markWords(text, words).flatMap((segment) => (segment.marked ? [segment.text] : []));

test('marks words of the same stem, in any case', () => {
  expect(marked('Scanning starts when a Scan is created; scanners wait.', ['scans'])).toEqual(['Scanning', 'Scan']);
});

test('marks the word that is being typed by its beginning', () => {
  expect(marked('Install the Installation', ['the', 'installa'])).toEqual(['Installation']);
});

test('marks a name from code by its parts', () => {
  expect(marked('Set spec.cascades here', ['cascades'])).toEqual(['spec.cascades']);
});

test('loses no character of the text', () => {
  const text = '  <b>Scan</b> & “scan” 🙂 ';
  expect(
    markWords(text, ['scan'])
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text);
});

test('marks no word without meaning', () => {
  expect(marked('What the scan is', ['what', 'the', 'is'])).toEqual([]);
});
