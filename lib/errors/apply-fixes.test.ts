import { expect, it } from 'vitest';
import { applyFixes } from './apply-fixes';
import { issueAt } from './content-issue';

const issue = (line: number, column: number, from: string, to: string) =>
  issueAt({ file: 'a.mdx', line, column }, { rule: 'x', message: 'x', fix: { from, to } });

it('mends each place, several in a line too, and leaves what is no longer there', () => {
  const text = 'SCB and [SCB](./scb.md) of SCB\n\nSCB';
  const issues = [
    issue(1, 1, 'SCB', 'secureCodeBox'),
    issue(1, 28, 'SCB', 'secureCodeBox'),
    issue(1, 9, './scb.md', './scb.mdx'),
    issue(3, 9, 'SCB', 'secureCodeBox'),
    issue(9, 1, 'SCB', 'secureCodeBox'),
    issueAt({ file: 'a.mdx', line: 1, column: 1 }, { rule: 'x', message: 'x' }),
  ];
  expect(applyFixes(text, issues)).toBe('secureCodeBox and [SCB](./scb.mdx) of secureCodeBox\n\nSCB');
});
