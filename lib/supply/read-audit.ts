import type { ContentIssue } from '../errors/content-issue';
import { parseJson } from '../errors/parse-json';
import { fileIssue } from './file-issue';

type Report = Readonly<{
  vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string; readonly fixAvailable: unknown }>
  >;
  message?: string;
  error?: Readonly<{ summary?: string }>;
}>;

/** Converts the JSON of `npm audit` to an issue for each package with a known vulnerability; if the registry did not answer, `skipped` says so. */
export function readAudit(json: string): Readonly<{ issues: readonly ContentIssue[]; skipped?: string }> {
  const parsed = parseJson(json);
  const { vulnerabilities, error, message: said } = ('data' in parsed ? parsed.data : {}) as Report;
  if (!vulnerabilities) return { issues: [], skipped: error?.summary || said || 'The registry gave no answer.' };
  const noVersion = 'No version mends it yet: find out whether the site is affected, or do without it.';
  const issues = Object.entries(vulnerabilities).map(([name, { severity, range, fixAvailable }]) => {
    const message = `${name} ${range} has a known vulnerability (${severity}).`;
    return fileIssue('package-lock.json', 'audit', message, fixAvailable ? 'Use a newer version of it.' : noVersion);
  });
  return { issues };
}
