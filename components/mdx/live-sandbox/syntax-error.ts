import { LiveCodeError } from './live-code-error';

type ParserError = Readonly<{ loc?: { readonly line?: number } }>;

/** Takes the error of a JavaScript parser and gives it with its line apart from its message. */
export function syntaxError(error: unknown): LiveCodeError {
  const message = error instanceof Error ? error.message : String(error);
  const line = (error as ParserError).loc?.line;
  return new LiveCodeError(message.replace(/ \(\d+:\d+\)$/, ''), line);
}
