import type { BuildFailure } from 'esbuild';
import { siteFile } from '../lib/config/site-locator';
import { type ContentIssue, issueAt, type Location, startOf } from '../lib/errors/content-issue';
import { formatIssues } from '../lib/errors/format-issues';

/** A line of a stack that a module below `lib/config` wrote while it was loaded. */
const loading = /^ +at (?:<anonymous> \()?(?:file:\/\/)?\S*?(lib\/config\/[\w-]+\.ts):(\d+):(\d+)\)?$/m;

const look = 'Look here and just above for what is missing or too many: a comma, a colon, a quote, a bracket, a name.';

const fault = (location: Location, message: string, hint: string): ContentIssue =>
  issueAt(location, { rule: 'code', message, hint });

/** What esbuild cannot read, or what fails as a file of values is loaded; nothing for any other error. */
function issuesOf({ errors = [], message, stack = '' }: Error & Partial<BuildFailure>): ContentIssue[] {
  const [, file = '', ...place] = loading.exec(stack) ?? [];
  const [line = 0, column = 0] = place.map(Number);
  if (file) return [fault({ file, line, column }, `The code fails here: ${message}.`, 'Correct the value here.')];
  return errors.map(({ text, location: at }) =>
    fault(at ? { ...at, column: at.column + 1 } : startOf(siteFile), `The code is wrong here: ${text}.`, look),
  );
}

/** Takes what was thrown and says what is wrong in the code, and where; `undefined` where nobody but a programmer could tell. */
export function codeFault(error: unknown): string | undefined {
  const issues = error instanceof Error ? issuesOf(error) : [];
  return issues.length > 0 ? formatIssues(issues) : undefined;
}
