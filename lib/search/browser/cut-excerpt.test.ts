import { expect, test } from 'vitest';
import { createMarks } from '../common/mark-words';
import type { Segment } from '../common/types';
import { cutExcerpt } from './cut-excerpt';

const plain = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

const limiter = createMarks(['scan', 'scope', 'limiter']);

test('the sentence with most of the words is cut out; a short one with what follows it', () => {
  const text = `${'A scan is here. '.repeat(20)}Only this scan has a scope limiter. It holds back. ${'More words follow that nobody has asked for. '.repeat(20)}`;
  expect(plain(cutExcerpt(text, limiter))).toBe(
    'Only this scan has a scope limiter. It holds back. More words follow that nobody has asked for.',
  );
});

test('a table is cut at its rows, and code is told from prose', () => {
  const text = 'Field · Use\nbounds · Limits what a `scan --all` starts.\nhooks · Others.\n\nkind: Scan';
  expect(cutExcerpt(text, createMarks(['limits', 'scan']))).toEqual([
    { text: 'bounds · ', marked: false },
    { text: 'Limits', marked: true },
    { text: ' what a ', marked: false },
    { text: 'scan', marked: true, code: true },
    { text: ' --all', marked: false, code: true },
    { text: ' starts.', marked: false },
  ]);
  for (const part of [text, text.slice(text.indexOf('\n\n'))])
    expect(cutExcerpt(part, createMarks(['kind']))).toEqual([
      { text: 'kind', marked: true, code: true },
      { text: ': Scan', marked: false, code: true },
    ]);
});

test('a long sentence is cut at the edges of words', () => {
  const text = `${'a scan is here, '.repeat(20)}only this scan has a scope limiter that holds it back, ${'more words follow, '.repeat(20)}`;
  const excerpt = cutExcerpt(text, limiter);
  expect(plain(excerpt)).toContain('scope limiter');
  expect(plain(excerpt).length).toBeLessThan(200);
  expect(excerpt.at(0)?.text).toBe('…');
  expect(excerpt.at(-1)?.text).toBe('…');
});

test('a text without any of the words is cut from its start', () => {
  expect(plain(cutExcerpt('Short text.', createMarks(['scan'])))).toBe('Short text.');
});

test('markup in a text stays text', () => {
  expect(cutExcerpt('<img src=x onerror=alert(1)> scan', createMarks(['scan']))).toEqual([
    { text: '<img src=x onerror=alert(1)> ', marked: false },
    { text: 'scan', marked: true },
  ]);
});

test('no text, no excerpt', () => {
  expect(cutExcerpt('  \n ', createMarks(['scan']))).toEqual([]);
});
