import path from 'node:path';
import { type ContentIssue, issueAt, type Location } from '../lib/errors/content-issue';
import { formatIssues } from '../lib/errors/format-issues';
import { mergeMarker } from '../lib/errors/merge-marker';

/** A stack line of a module below `lib/config` that fails while it loads. */
const loading = /^ +at (?:<anonymous> \()?(?:file:\/\/)?\S*?(lib\/config\/[\w-]+\.ts):(\d+):(\d+)\)?$/m;

/** A line in which esbuild reports a syntax error; its columns count from 0. */
const unread = /^(.+?):(\d+):(\d+): ERROR: (.+)$/gm;

/** A line in which the system refuses a write: the disk is full, or permission is missing. */
const unwritable = /^.*(?:ENOSPC|EDQUOT|EROFS|EACCES|no space left|read-only file system|permission denied).*$/im;

const look = 'Look here and just above for something missing or extra: a comma, a colon, a quote, a bracket, a name.';

const fault = (location: Location, message: string, hint: string): ContentIssue =>
  issueAt(location, { rule: 'code', message, hint });

/** Issues for code that esbuild cannot parse or that fails while a file of values loads; none for any other error. */
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
    // Only git writes this at the start of a line.
    const marker = column === '0' && text.endsWith('"<<"') ? mergeMarker('<<<<<<<') : undefined;
    return marker ? { ...issueAt(place, marker), ...place } : fault(place, `The code is wrong here: ${text}.`, look);
  });
}

/** Describes what is wrong in the code, and where, or what the system refused; `undefined` for errors that only a programmer could understand. */
export function codeFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // `defineSite` reports wrong values this way.
  if (error.stack === error.message) return error.message;
  const [refused] = unwritable.exec(error.message) ?? [];
  if (refused !== undefined) return refused;
  const issues = issuesOf(error);
  return issues.length > 0 ? formatIssues(issues) : undefined;
}
