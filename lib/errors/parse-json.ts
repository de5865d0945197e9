import type { Place } from './content-issue';

/** How much of the text the message of Node.js shows before what it did not expect. */
const shownBefore = 10;

/** Where the message says that the text ends to be JSON; often only by the text around that. */
function offsetIn(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const [, token = '', cut, around] = /^Unexpected token '(.+?)', (\.{3})?"(.*)"(?:\.{3})? is/s.exec(message) ?? [];
  if (around === undefined) return text.length;
  return text.indexOf(around) + (cut ? shownBefore : around.indexOf(token));
}

/** Takes a JSON text and gives its data, or where it cannot be read and why. */
export function parseJson(
  text: string,
): { readonly data: unknown } | { readonly place: Place; readonly reason: string } {
  try {
    return { data: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const before = text.slice(0, offsetIn(text, message)).split('\n');
    const reason = message.replace(/ in JSON.*$| at position.*$|, (?:\.{3})?".*$/s, '');
    return {
      place: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
      reason: reason.charAt(0).toLowerCase() + reason.slice(1),
    };
  }
}
