/**
 * Advance widths of Helvetica, in thousandths of the font size, from the space (32) to the tilde (126): Adobe Font Metrics, Core 14 fonts.
 * Arial, Liberation Sans and Arimo have the same widths; the diagrams' font stack begins with such fonts.
 */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

const boldFactor = 1.07;
const wideCharacter = 1000;

/** Width in pixels in the diagrams' fonts. */
export function textWidth(text: string, fontSize: number, isBold = false): number {
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    width += widths[code - 32] ?? (code < 0x2e80 ? 667 : wideCharacter);
  }
  return (width / 1000) * fontSize * (isBold ? boldFactor : 1);
}

/** Breaks words at `<br/>`, and at spaces where a line would be wider than `limit` pixels. */
export function wrap(words: string, fontSize: number, limit: number): string[] {
  return words.split(/\s*<br\s*\/?>\s*/i).flatMap((written) => {
    const lines: string[] = [];
    for (const word of written.split(/\s+/)) {
      const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
      if (lines.length > 0 && textWidth(longer, fontSize) <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}
