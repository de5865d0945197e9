import { describe, expect, it } from 'vitest';
import { type ContentIssue, sortIssues } from './content-issue';
import { countIssues, formatIssues } from './format-issues';

const issue: ContentIssue = {
  file: 'content/docs/a,b.mdx',
  line: 3,
  column: 5,
  rule: 'broken-link',
  severity: 'error',
  message: '100% wrong: no such page.',
  hint: 'Did you mean "/docs/zap"?',
};

describe('formatIssues', () => {
  it('prints place, severity, message, rule and remedy for people', () => {
    expect(formatIssues([issue])).toBe(
      'content/docs/a,b.mdx:3:5  error  100% wrong: no such page.  (broken-link)\n    → Did you mean "/docs/zap"?',
    );
  });

  it('prints an annotation of the GitHub workflow syntax for CI', () => {
    expect(formatIssues([issue], 'ci')).toBe(
      '::error file=content/docs/a%2Cb.mdx,line=3,col=5,title=broken-link::100%25 wrong: no such page. Did you mean "/docs/zap"?',
    );
  });

  it('leaves out what is not known', () => {
    expect(formatIssues([{ file: 'a.mdx', rule: 'x', severity: 'warning', message: 'Hm.' }])).toBe(
      'a.mdx  warning  Hm.  (x)',
    );
  });

  it('counts by severity', () => {
    expect(countIssues([issue, issue, { ...issue, severity: 'warning' }])).toBe('2 errors, 1 warning');
  });
});

describe('sortIssues', () => {
  it('gives each issue once, sorted by place', () => {
    const later = { ...issue, line: 9 };
    expect(sortIssues([later, issue, later]).map(({ line }) => line)).toEqual([3, 9]);
  });
});
