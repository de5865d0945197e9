import type { BuildFailure } from 'esbuild';
import { siteFile } from '../lib/config/site-locator';
import { type ContentIssue, issueAt, startOf } from '../lib/errors/content-issue';
import { formatIssues } from '../lib/errors/format-issues';

/** A line of a stack that a module below `lib/config` wrote while it was loaded. */
const loading = /^ +at (?:<anonymous> \()?(?:file:\/\/)?\S*?(lib\/config\/[\w-]+\.ts):(\d+):(\d+)\)?$/m;

const look = 'Look here and just above for what is missing or too many: a comma, a colon, a quote, a bracket, a name.';

/** What esbuild cannot read, or what fails as a file of values is loaded; nothing for any other error. */
function issuesOf({ errors = [], message, stack = '' }: Error & Partial<BuildFailure>): ContentIssue[] {
  const [, file, line, column] = loading.exec(stack) ?? [];
  const failed = {
    rule: 'code',
    message: `The code fails here: ${message}.`,
    hint: 'Correct the value at this place.',
  };
  if (file !== undefined) return [issueAt({ file, line: Number(line), column: Number(column) }, failed)];
  return errors.map(({ text, location }) =>
    issueAt(location ? { file: location.file, line: location.line, column: location.column + 1 } : startOf(siteFile), {
      rule: 'code',
      message: `The code is wrong here: ${text}.`,
      hint: look,
    }),
  );
}

/** Takes what was thrown and says what is wrong in the code, and where; `undefined` where nobody but a programmer could tell. */
export function codeFault(error: unknown): string | undefined {
  const issues = error instanceof Error ? issuesOf(error) : [];
  return issues.length > 0 ? formatIssues(issues) : undefined;
}
