/** A text as a page prints it, ready to be looked for: the pieces that stand between what may be anything. */
type SymptomPattern = Readonly<{
  pieces: readonly string[];
  /** Letters and digits in all pieces: the more of a message is written out, the less else can be meant. */
  size: number;
}>;

/** What a page writes in place of a name, a number or any other text. */
const placeholder = /…|<[a-z][\w-]*>/;
const lettersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** Takes the code of a symptom and gives what to look for; with fewer than three letters or digits it would be found in every log, so there is nothing. */
export function symptomPattern(code: string): SymptomPattern | undefined {
  const pieces = code
    .toLowerCase()
    .split(placeholder)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '');
  const size = lettersIn(pieces.join(''));
  return size < 3 ? undefined : { pieces, size };
}

/** Whether a code is a word or number of everyday use, such as `Done` or `403`: by itself it tells as little as a word of prose. */
export const isPlainWord = (code: string): boolean => /^(?:\p{L}?\p{Ll}+|\d+)$/u.test(code);

/** How much a placeholder may stand for: a longer text is no name any more. */
const longestGap = 300;
const inWord = /^[\p{L}\p{N}]{2}$/u;

/** Whether a piece at a place is a part of a longer word there. */
const isCutOut = (text: string, at: number, end: number): boolean =>
  inWord.test(text.slice(at - 1, at + 1)) || inWord.test(text.slice(end - 1, end + 1));

function findPiece(text: string, piece: string, from: number): number {
  let at = text.indexOf(piece, from);
  while (at >= 0 && isCutOut(text, at, at + piece.length)) at = text.indexOf(piece, at + 1);
  return at;
}

/** The end of the pieces after the first, each within reach of the one before it; -1 where one is missing. */
function endOf(text: string, rest: readonly string[], from: number): number {
  let end = from;
  for (const piece of rest) {
    const at = findPiece(text, piece, end);
    if (at < 0 || at - end > longestGap) return -1;
    end = at + piece.length;
  }
  return end;
}

/** Where a pattern is found first in a text of small letters in which each run of white space is one space; -1 where it is not. */
export function findSymptom(text: string, { pieces }: SymptomPattern): number {
  const [first = '', ...rest] = pieces;
  let at = findPiece(text, first, 0);
  while (at >= 0 && endOf(text, rest, at + first.length) < 0) at = findPiece(text, first, at + 1);
  return at;
}
