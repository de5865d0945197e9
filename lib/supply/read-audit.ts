import type { ContentIssue } from '../errors/content-issue';
import { issueOf } from './issue-of';

/** What `npm audit` found, or why it could not look. */
export type Audit = Readonly<{ kind: 'done'; issues: readonly ContentIssue[] } | { kind: 'skipped'; reason: string }>;

type Report = Readonly<{
  vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string; readonly fixAvailable: unknown }>
  >;
  message?: string;
  error?: Readonly<{ summary?: string }>;
}>;

const skipped = (reason: string): Audit => ({ kind: 'skipped', reason });

function parse(json: string): Report | undefined {
  try {
    return JSON.parse(json) as Report;
  } catch {
    return undefined;
  }
}

/** Takes the JSON that `npm audit` printed and gives an issue for each package with a known weakness; without a registry that answers there is no result, which is told as such. */
export function readAudit(json: string): Audit {
  const report = parse(json);
  if (!report?.vulnerabilities)
    return skipped(report?.error?.summary || report?.message || 'The registry gave no answer.');
  const noVersion = 'No version mends it yet: find out whether the site is affected, or do without it.';
  const issues = Object.entries(report.vulnerabilities).map(([name, { severity, range, fixAvailable }]) => {
    const message = `${name} ${range} has a known weakness (${severity}).`;
    return issueOf('package-lock.json', 'audit', message, fixAvailable ? 'Take a newer version of it.' : noVersion);
  });
  return { kind: 'done', issues };
}
