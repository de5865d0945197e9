import path from 'node:path';
import { type ContentIssue, issueAt, type Location } from '../lib/errors/content-issue';
import { formatIssues } from '../lib/errors/format-issues';
import { findMergeMarker } from '../lib/errors/find-merge-marker';

/** A stack line of a module below `lib/config` that fails while it loads. */
const loadFailure = /^ +at (?:<anonymous> \()?(?:file:\/\/)?\S*?(lib\/config\/[\w-]+\.ts):(\d+):(\d+)\)?$/m;

/** A line in which esbuild reports a syntax error; its columns count from 0. */
const syntaxError = /^(.+?):(\d+):(\d+): ERROR: (.+)$/gm;

/** A line in which the system refuses a write: the disk is full, or permission is missing. */
const writeFailure = /^.*(?:ENOSPC|EDQUOT|EROFS|EACCES|no space left|read-only file system|permission denied).*$/im;

const hint = 'Look here and just above for something missing or extra: a comma, a colon, a quote, a bracket, a name.';

const issue = (location: Location, message: string, hint: string): ContentIssue =>
  issueAt(location, { rule: 'code', message, hint });

/** Issues for code that esbuild cannot parse or that fails while a file of values loads; none for any other error. */
function issuesOf({ message, stack = '' }: Error): ContentIssue[] {
  const [, loaded = '', ...place] = loadFailure.exec(stack) ?? [];
  const [line = 0, column = 0] = place.map(Number);
  if (loaded) return [issue({ file: loaded, line, column }, `The code fails here: ${message}.`, 'Correct it here.')];
  return [...message.matchAll(syntaxError)].map(([, file = '', line, column, text = '']) => {
    const place = {
      file: path.relative('', file).replaceAll('\\', '/'),
      line: Number(line),
      column: Number(column) + 1,
    };
    // Only git writes this at the start of a line.
    const marker = column === '0' && text.endsWith('"<<"') ? findMergeMarker('<<<<<<<') : undefined;
    return marker ? { ...issueAt(place, marker), ...place } : issue(place, `The code is wrong here: ${text}.`, hint);
  });
}

/** Describes what is wrong in the code, and where, or what the system refused; `undefined` for errors that only a programmer could understand. */
export function codeFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // `defineSite` reports wrong values this way.
  if (error.stack === error.message) return error.message;
  const [refused] = writeFailure.exec(error.message) ?? [];
  if (refused !== undefined) return refused;
  const issues = issuesOf(error);
  return issues.length > 0 ? formatIssues(issues) : undefined;
}
