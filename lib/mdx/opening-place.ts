import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { placeOf } from '../errors/content-issue';
import { pointOf } from './report';

/** An error of the Markdown, JSX or JavaScript parser. */
export type SyntaxFault = VFile['messages'][number];

/** Finds where the construct behind a parser's error begins in the text; the parser often names only where it gave up. */
export function openingPlace(fault: SyntaxFault, text: string): Point | undefined {
  const tag = /closing tag for `<[^`]*` \((\d+):(\d+)-/.exec(fault.reason);
  if (tag && fault.reason.startsWith('Expected')) return { line: Number(tag[1]), column: Number(tag[2]) };
  const end = pointOf(fault.place);
  if (end?.offset === undefined) return end;
  const offset = openingOffset(fault, text, end.offset);
  return offset === -1 ? end : placeOf(text, offset);
}

/** Offset of the character that begins the construct, or -1 if the parser's own place is best. */
function openingOffset({ ruleId, reason }: SyntaxFault, text: string, end: number): number {
  const quote = /closing quote `(.)`/.exec(reason)?.[1];
  if (quote !== undefined) return text.lastIndexOf(quote, end);
  if (ruleId === 'unexpected-eof' && reason.includes('in expression')) return unclosedBrace(text, end);
  if (reason.includes('import/exports'))
    return [...text.slice(0, end).matchAll(/^(?:import|export)\b/gm)].at(-1)?.index ?? -1;
  const isTag =
    ruleId === 'unexpected-eof' ||
    ruleId === 'unexpected-closing-slash' ||
    (ruleId === 'unexpected-character' && !reason.includes('attribute value'));
  return isTag ? text.lastIndexOf('<', end) : -1;
}

/** Offset of the nearest brace before `end` that nothing closes, or -1. */
export function unclosedBrace(text: string, end: number): number {
  let closed = 0;
  for (let offset = end - 1; offset >= 0; offset -= 1) {
    if (text[offset] === '}') closed += 1;
    else if (text[offset] === '{') {
      if (closed === 0) return offset;
      closed -= 1;
    }
  }
  return -1;
}
