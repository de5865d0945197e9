import { formatValue } from './format-value';
import { LiveCodeError } from './live-code-error';

/** Name that the browser gives the reader's code in stacks. */
export const sourceName = 'live-code.js';

/** Lines that `Function` puts before a body (ECMAScript, CreateDynamicFunction). */
const linesBefore = 2;

const place = new RegExp(`${sourceName.replace('.', '\\.')}:(\\d+)`);

export type Failure = Readonly<{ message: string; line?: number }>;

/** Takes what live code threw and gives its message, and its line where the browser tells. */
export function describeFailure(thrown: unknown): Failure {
  if (!(thrown instanceof Error)) return { message: `Uncaught ${formatValue(thrown)}` };
  const isOwn = thrown instanceof LiveCodeError;
  const message = isOwn ? thrown.message : `${thrown.name}: ${thrown.message}`;
  const line = (isOwn ? thrown.line : undefined) ?? lineOfStack(thrown.stack);
  return line === undefined ? { message } : { message, line };
}

function lineOfStack(stack = ''): number | undefined {
  const line = Number(place.exec(stack)?.[1]) - linesBefore;
  return line > 0 ? line : undefined;
}
