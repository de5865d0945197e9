import { expect, it } from 'vitest';
import { checkCopied } from './check-copied';

const issuesIn = (language: string, sample: string): string[] =>
  checkCopied({ file: 'a.mdx', fence: { language, sample, isChecked: true, line: 10, column: 1 } }).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

it('reports quotation marks, dashes and spaces that break copied code', () => {
  expect(issuesIn('bash', 'echo “hi”\nkubectl get pods –namespace scans \\ \n  --watch')).toEqual([
    '11:6 This is a typographic quotation mark.',
    '12:18 This is a typographic dash.',
    '12:35 A space after the backslash ends the command here.',
  ]);
  expect(issuesIn('yaml', 'scanType: “nmap”')).toEqual(['11:11 This is a typographic quotation mark.']);
});

it('leaves words and other languages alone', () => {
  expect(issuesIn('yaml', 'description: the scanner’s name – in short')).toEqual([]);
  expect(issuesIn('text', 'It says “no”')).toEqual([]);
});
