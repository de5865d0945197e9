import { expect, it } from 'vitest';
import { isRealDate, parsePostPath } from './post-path';

it.each([
  ['2022-01-18-log4shell.mdx', { name: 'log4shell', date: '2022-01-18' }],
  ['2022-01-18-log4shell/index.md', { name: 'log4shell', date: '2022-01-18' }],
  ['2021-01-27-drop-support-of-k8s-1.16.mdx', { name: 'drop-support-of-k8s-1.16', date: '2021-01-27' }],
  ['hello.mdx', { name: 'hello' }],
  ['index.mdx', { name: 'index' }],
])('%s is read as %o', (file, parts) => {
  expect(parsePostPath(file)).toEqual(parts);
});

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2021-13-40', false],
  ['2021-1-5', false],
  ['2021-01-05T10:00', false],
])('%s is a real date: %s', (text, isReal) => {
  expect(isRealDate(text)).toBe(isReal);
});
