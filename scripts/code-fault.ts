import path from 'node:path';
import { type ContentIssue, issueAt, type Location } from '../lib/errors/content-issue';
import { formatIssues } from '../lib/errors/format-issues';
import { mergeMarker } from '../lib/errors/merge-marker';

/** A line of a stack that a module below `lib/config` wrote while it was loaded. */
const loading = /^ +at (?:<anonymous> \()?(?:file:\/\/)?\S*?(lib\/config\/[\w-]+\.ts):(\d+):(\d+)\)?$/m;

/** A line in which esbuild says what it cannot read; it counts columns from 0. */
const unread = /^(.+?):(\d+):(\d+): ERROR: (.+)$/gm;

/** A line that says that the system lets nothing be written: on a full disk, or without the permission. */
const unwritable = /^.*(?:ENOSPC|EDQUOT|EROFS|EACCES|no space left|read-only file system|permission denied).*$/im;

const look = 'Look here and just above for something missing or extra: a comma, a colon, a quote, a bracket, a name.';

const fault = (location: Location, message: string, hint: string): ContentIssue =>
  issueAt(location, { rule: 'code', message, hint });

/** What esbuild cannot read, or what fails as a file of values is loaded; nothing for any other error. */
function issuesOf({ message, stack = '' }: Error): ContentIssue[] {
  const [, loaded = '', ...place] = loading.exec(stack) ?? [];
  const [at = 0, before = 0] = place.map(Number);
  if (loaded)
    return [fault({ file: loaded, line: at, column: before }, `The code fails here: ${message}.`, 'Correct it here.')];
  return [...message.matchAll(unread)].map(([, file = '', line, column, text = '']) => {
    const place = {
      file: path.relative('', file).replaceAll('\\', '/'),
      line: Number(line),
      column: Number(column) + 1,
    };
    // No code starts a line so, but git does.
    const marker = column === '0' && text.endsWith('"<<"') ? mergeMarker('<<<<<<<') : undefined;
    return marker ? { ...issueAt(place, marker), ...place } : fault(place, `The code is wrong here: ${text}.`, look);
  });
}

/** Takes what was thrown and says what is wrong in the code, and where, or what the system refused; `undefined` where nobody but a programmer could tell. */
export function codeFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // So `defineSite` tells wrong values.
  if (error.stack === error.message) return error.message;
  const [refused] = unwritable.exec(error.message) ?? [];
  if (refused !== undefined) return refused;
  const issues = issuesOf(error);
  return issues.length > 0 ? formatIssues(issues) : undefined;
}
