import { type Place, placeOf } from './content-issue';

/** Parses JSON; returns its data, or the place and the reason of the error. */
export function parseJson(
  text: string,
): { readonly data: unknown } | { readonly place: Place; readonly reason: string } {
  try {
    return { data: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? text.length);
    const reason = message.replace(/ in JSON.*$| at position.*$|, (?:\.{3})?".*$/s, '');
    return { place: placeOf(text, position), reason: reason.charAt(0).toLowerCase() + reason.slice(1) };
  }
}
