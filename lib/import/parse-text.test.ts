import { expect, it } from 'vitest';
import { parseText } from './parse-text';

it.each([
  ['a void tag', 'a<br>b', 'a<br />b'],
  ['a void tag within another', '<p>a<br>b</p>', '<p>a<br />b</p>'],
  ['an address in brackets', 'see <https://example.com/a>', 'see https://example.com/a'],
  ['a value without quotes', '<img width=10 alt="x" />', '<img width="10" alt="x" />'],
  ['a placeholder', 'use <name> here', 'use \\<name> here'],
  ['a brace that is no code', 'a {b c} d', 'a \\{b c} d'],
  ['a brace that is never closed', 'a { b', 'a \\{ b'],
  [
    'an element that begins beside another',
    '<details><summary>a</summary>\n\nb\n\n</details>',
    '<details>\n<summary>a</summary>\n\nb\n\n</details>',
  ],
  [
    'a summary that ends on a line of its own',
    '<details>\n<summary>a\n</summary>\nb\n</details>',
    '<details>\n<summary>\na\n</summary>\nb\n</details>',
  ],
  ['a less-than sign', 'a <5 b', 'a \\<5 b'],
  ['a less-than sign before a letter and a tag', 'a<b.\n\n<b>c</b>', 'a\\<b.\n\n<b>c</b>'],
])('repairs %s', (_what, written, repaired) => {
  expect(parseText(written)?.text).toBe(repaired);
});

it('removes a tag without a counterpart, and reports it', () => {
  const { text, repairs } = parseText('a</div> b') ?? {};
  expect(text).toBe('a b');
  expect(repairs).toMatchObject([{ start: 1, todo: { rule: 'lost-tag' } }]);
});

it('recognizes a text with code, but not comments and ids as code', () => {
  expect(parseText('## A {#a}\n\n<!-- b -->\n\n{/* c */}')?.isMdx).toBe(false);
  expect(parseText('<b>a</b>')?.isMdx).toBe(true);
});

it('gives up on text that cannot be repaired', () => {
  expect(parseText('import { a from\n\ntext')).toBeUndefined();
});
