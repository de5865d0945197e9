import { offsetOf } from '../errors/content-issue';
import { unclosedBrace, openingPlace, type SyntaxFault } from './opening-place';

/** Replaces the characters that the parser took for the start of a tag, expression or import with letters, so it can parse the text after them; returns `undefined` if that would cause false reports. */
export function maskFault(text: string, fault: SyntaxFault): string | undefined {
  const start = openingOffset(text, fault);
  const [sign] = /^(?:<|\{+|import\b|export\b)/.exec(text.slice(start)) ?? [];
  // An attribute with a masked value would be the next mistake; of two mismatched tags, either may be the wrong one.
  if (!sign || text[start - 1] === '=' || fault.reason.startsWith('Unexpected closing tag')) return undefined;
  const masked = text.slice(0, start) + 'x'.repeat(sign.length) + text.slice(start + sign.length);
  const closing = closingOffset(text, start);
  return closing < 0 ? masked : `${masked.slice(0, closing)}x${masked.slice(closing + 1)}`;
}

function openingOffset(text: string, fault: SyntaxFault): number {
  const place = openingPlace(fault, text);
  const offset = place ? offsetOf(text, place) : text.length;
  if (!fault.reason.includes('expression with acorn')) return offset;
  const brace = unclosedBrace(text, offset);
  return brace < 0 ? text.length : text.slice(0, brace + 1).search(/\{+$/);
}

/** Offset of the closing tag of the tag at `start`, or -1. */
function closingOffset(text: string, start: number): number {
  const name = /^<([\w.:-]+)/.exec(text.slice(start))?.[1];
  const closing = text.indexOf(`</${name}>`, start);
  const next = text.indexOf(`<${name}`, start + 1);
  return next >= 0 && next < closing ? -1 : closing;
}
