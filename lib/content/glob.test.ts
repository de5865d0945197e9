import { expect, it } from 'vitest';
import { matchesGlob } from './glob';

it.each([
  ['decisions/adr_template.md', 'decisions/adr_template.*', true],
  ['decisions/adr_template.md', 'adr_template.*', false],
  ['decisions/adr_template.md', '**/adr_template.md', true],
  ['adr_template.md', '**/adr_template.md', true],
  ['decisions/old/adr.md', 'decisions/*.md', false],
  ['decisions/old/adr.md', 'decisions/**', true],
  ['a+b.md', 'a+b.md', true],
  ['aab.md', 'a+b.md', false],
  ['adr.mdx', 'adr.{md,mdx}', true],
  ['adr_1.md', 'adr_?.md', true],
  ['axmd', 'a.md', false],
])('%s under the pattern %s: %s', (file, pattern, matches) => {
  expect(matchesGlob(file, [pattern])).toBe(matches);
});
