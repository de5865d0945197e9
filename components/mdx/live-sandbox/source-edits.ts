/** A change of a source text: what stands from `start` to `end` becomes `text`. */
export type SourceEdit = Readonly<{ start: number; end: number; text: string }>;

/** An edit that only adds. */
export const insertion = (at: number, text: string): SourceEdit => ({ start: at, end: at, text });

/** Takes a source and edits that do not overlap and gives the changed source; edits at one place keep their order. */
export function applyEdits(source: string, edits: readonly SourceEdit[]): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(source.slice(position, start), text);
    position = end;
  }
  return parts.join('') + source.slice(position);
}
