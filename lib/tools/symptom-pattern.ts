/** A text as a page prints it, ready to be looked for. */
type SymptomPattern = Readonly<{
  /** What finds it in a text of small letters in which each run of white space is one space. */
  finds: RegExp;
  /** Letters and digits in it: the more of a message is written out, the less else can be meant. */
  size: number;
}>;

/** What a page writes in place of a name, a number or any other text. */
const placeholder = /…|<[a-z][\w-]*>/;
/** How much it may stand for: a longer text is no name any more. */
const anyName = '.{0,300}?';

/** What finds a piece that is no part of a longer word. */
const wholeWords = (piece: string): string =>
  piece
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/^(?=[\p{L}\p{N}])/u, '(?<![\\p{L}\\p{N}])')
    .replace(/(?<=[\p{L}\p{N}])$/u, '(?![\\p{L}\\p{N}])');

/** Takes the code of a symptom and gives what to look for; with fewer than three letters or digits it would be found in every log, so there is nothing. */
export function symptomPattern(code: string): SymptomPattern | undefined {
  const pieces = code
    .toLowerCase()
    .split(placeholder)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '');
  const size = pieces.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  return size < 3 ? undefined : { finds: new RegExp(pieces.map(wholeWords).join(anyName), 'u'), size };
}

/** Whether a code is of everyday use, such as `Done`, `403`, `ERROR` or `not found`: by itself it tells as little as a word of prose. */
export const isPlainWord = (code: string): boolean =>
  /^(?:\p{L}?\p{Ll}+|\d+|ERROR|HIGH|MEDIUM|LOW|[Nn]ot found)$/u.test(code);
