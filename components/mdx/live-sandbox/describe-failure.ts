import { formatValue } from './format-value';
import { LiveCodeError } from './live-code-error';

/** Name that the browser gives the reader's code in stacks. */
export const sourceName = 'live-code.js';

/** Lines that `Function` puts before a body (ECMAScript, CreateDynamicFunction). */
const linesBefore = 2;

const place = new RegExp(`${sourceName.replace('.', '\\.')}:(\\d+)`);

/** An error as WebKit makes it: its stack names no place in code that has no file, but the error itself knows its line. */
type WebKitError = Error & Readonly<{ line?: number; sourceURL?: string }>;

export type Failure = Readonly<{ message: string; line?: number }>;

/** Takes what live code threw and gives its message, and its line where the browser tells. */
export function describeFailure(thrown: unknown): Failure {
  if (!(thrown instanceof Error)) return { message: `Uncaught ${formatValue(thrown)}` };
  const isOwn = thrown instanceof LiveCodeError;
  const message = isOwn ? thrown.message : `${thrown.name}: ${thrown.message}`;
  const line = (isOwn ? thrown.line : undefined) ?? lineInBody(thrown);
  return line === undefined ? { message } : { message, line };
}

function lineInBody({ stack = '', line: made, sourceURL }: WebKitError): number | undefined {
  const line = Number(place.exec(stack)?.[1] ?? (sourceURL === undefined ? made : undefined)) - linesBefore;
  return line > 0 ? line : undefined;
}
