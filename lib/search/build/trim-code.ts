const maxLines = 80;
const maxOutputLines = 8;
const maxLineLength = 200;

/** Whether JSON begins on a line, as in samples of raw findings and of program output. */
const opensOutput = (line: string): boolean => /^(?:[[{]|\s*[[{]\s*$|")/.test(line);
const closesOutput = (line: string): boolean => /^[\]}],?\s*$/.test(line);

/** Returns the part of a section's code that is worth searching: long output is cut to its first lines, because it would outweigh every page about the same words. */
export function trimCode(code: string): string {
  const kept: string[] = [];
  let outputLines = 0;
  for (const line of code.split('\n')) {
    if (outputLines > 0 || opensOutput(line)) outputLines++;
    if (outputLines <= maxOutputLines) kept.push(line.trim().slice(0, maxLineLength));
    if (closesOutput(line)) outputLines = 0;
  }
  return kept
    .filter((line) => line !== '')
    .slice(0, maxLines)
    .join('\n');
}
