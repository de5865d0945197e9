import { expect, test } from 'vitest';
import { createMarks } from '../common/mark-words';
import type { Segment } from '../common/types';
import { cutExcerpt } from './cut-excerpt';

const plain = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

test('the part with most of the words is cut out, at the edges of words', () => {
  const text = `${'A scan is here. '.repeat(20)}Only this scan has a scope limiter that holds it back. ${'More words follow. '.repeat(20)}`;
  const excerpt = cutExcerpt(text, createMarks(['scan', 'scope', 'limiter']));
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
