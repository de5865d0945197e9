import { expect, test } from 'vitest';
import { createMarks, segmentText } from './mark-words';

const markWords = (text: string, words: readonly string[]) => segmentText(text, createMarks(words));

const marked = (text: string, words: readonly string[]): string[] =>
  markWords(text, words).flatMap((segment) => (segment.marked ? [segment.text] : []));

test('marks words of the same stem, in any case', () => {
  expect(marked('Scanning starts when a Scan is created; scanners wait.', ['scans'])).toEqual(['Scanning', 'Scan']);
});

test('marks the word that is being typed by its beginning', () => {
  expect(marked('Install the Installation', ['the', 'installa'])).toEqual(['Installation']);
});

test('only the part that is meant is marked in a name from code', () => {
  expect(marked('Set spec.cascades in secureCodeBox/nmap or cascadingRules', ['cascades'])).toEqual([
    ...['cascades', 'cascading'],
  ]);
  expect(marked('Scan.Name and scanType', ['scan'])).toEqual(['Scan', 'scan']);
});

test('a name from code that was typed is marked whole, and not in its parts', () => {
  expect(marked('The spec of spec.cascades and --set, to set', ['spec.cascades'])).toEqual(['spec.cascades']);
  expect(marked('With --set you set', ['--set'])).toEqual(['--set']);
});

test('loses no character of the text', () => {
  const text = '  <b>Scan</b> & “scan” 🙂 ';
  expect(
    markWords(text, ['scan'])
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text);
});

test('marks no stop word', () => {
  expect(marked('What the scan is', ['what', 'the', 'is'])).toEqual([]);
});
