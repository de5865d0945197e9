import { LiveCodeError } from '@/lib/live/live-code-error';
import type { Failure } from '../live-messages';
import { formatValue } from './format-value';

/** Name that the browser gives the reader's code in stacks. */
export const sourceName = 'live-code.js';

/** Lines that `Function` puts before a body (ECMAScript, CreateDynamicFunction). */
const linesBefore = 2;

/** In WebKit, the stack names no place in code without a file, but the error itself has a line. */
type WebKitError = Error & Readonly<{ line?: number; sourceURL?: string }>;

/** What to tell the reader about a value that live code threw, with its line if the browser knows it. */
export function describeFailure(thrown: unknown): Failure {
  if (!(thrown instanceof Error)) return { message: `Uncaught ${formatValue(thrown)}` };
  const line = lineInBody(thrown);
  if (thrown instanceof LiveCodeError) return { message: thrown.message, line: thrown.position?.line ?? line };
  return { message: `${thrown.name}: ${thrown.message}`, line };
}

function lineInBody({ stack = '', line: made, sourceURL }: WebKitError): number | undefined {
  const place = stack.split(`${sourceName}:`)[1];
  const line = parseInt(place ?? String(sourceURL === undefined ? made : undefined), 10) - linesBefore;
  return line > 0 ? line : undefined;
}
