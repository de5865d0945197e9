import { expect, it } from 'vitest';
import { applyFixes } from './apply-fixes';
import { issueAt } from './content-issue';

const issue = (line: number, column: number, from: string, to: string) =>
  issueAt({ file: 'a.mdx', line, column }, { rule: 'x', message: 'x', fix: { from, to } });

it('fixes each place, also several in a line, and skips text that is no longer there', () => {
  const text = 'SCB and [SCB](./scb.md) of SCB\n\nSCB';
  const issues = [
    issue(1, 1, 'SCB', 'secureCodeBox'),
    issue(1, 28, 'SCB', 'secureCodeBox'),
    issue(1, 9, './scb.md', './scb.mdx'),
    issue(3, 9, 'SCB', 'secureCodeBox'),
    issue(9, 1, 'SCB', 'secureCodeBox'),
    issueAt({ file: 'a.mdx', line: 1, column: 1 }, { rule: 'x', message: 'x' }),
  ];
  expect(applyFixes(text, issues).text).toBe('secureCodeBox and [SCB](./scb.mdx) of secureCodeBox\n\nSCB');
});

it('fixes the address of a link in every notation, but not its text; returns the fixed issues', () => {
  const link = (line: number, column: number) => {
    const fix = { from: './a.md', to: './a.mdx', isAddress: true } as const;
    return issueAt({ file: 'a.mdx', line, column }, { rule: 'x', message: 'x', fix });
  };
  const issues = [link(1, 1), link(1, 20), link(2, 1), link(3, 1), link(4, 1), link(5, 1), link(6, 3)];
  const { text, fixed } = applyFixes(
    [
      '[./a.md](./a.md) and [`./a.md`](<./a.md> "x") ./a.md',
      '[./a.md]: ./a.md',
      '<a href="./a.md">./a.md</a>',
      '[over the line](',
      '[./a.md](./a.md5)',
      './a.md',
    ].join('\n'),
    issues,
  );
  expect(text.split('\n')).toEqual([
    '[./a.md](./a.mdx) and [`./a.md`](<./a.mdx> "x") ./a.md',
    '[./a.md]: ./a.mdx',
    '<a href="./a.mdx">./a.md</a>',
    '[over the line](',
    '[./a.md](./a.md5)',
    './a.md',
  ]);
  expect(fixed).toEqual(issues.slice(0, 4));
});
