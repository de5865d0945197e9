/** A pattern for a text as a page prints it. */
type SymptomPattern = Readonly<{
  /** Matches in lowercase text with each run of white space reduced to one space. */
  finds: RegExp;
  /** Number of letters and digits: the more of a message is spelled out, the more certain the match. */
  size: number;
}>;

/** What a page writes in place of a name, a number or any other text. */
const placeholder = /…|<[a-z][\w-]*>/;
/** The most a placeholder may stand for: a longer text is not a name. */
const anyName = '.{0,300}?';

/** Matches a piece unless it is part of a longer word. */
const wholeWords = (piece: string): string =>
  piece
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/^(?=[\p{L}\p{N}])/u, '(?<![\\p{L}\\p{N}])')
    .replace(/(?<=[\p{L}\p{N}])$/u, '(?![\\p{L}\\p{N}])');

/** Converts the code of a symptom to a pattern; `undefined` for fewer than three letters or digits, which every log would contain. */
export function symptomPattern(code: string): SymptomPattern | undefined {
  const pieces = code
    .toLowerCase()
    .split(placeholder)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => piece !== '');
  const size = pieces.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  return size < 3 ? undefined : { finds: new RegExp(pieces.map(wholeWords).join(anyName), 'u'), size };
}

/** Whether a code is an everyday word, such as `Done`, `403`, `ERROR` or `not found`, which alone says as little as prose. */
export const isPlainWord = (code: string): boolean =>
  /^(?:\p{L}?\p{Ll}+|\d+|ERROR|HIGH|MEDIUM|LOW|[Nn]ot found)$/u.test(code);
