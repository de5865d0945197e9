/** A place in a text, as offsets, and what comes there. */
export type Edit = Readonly<{ start: number; end: number; text: string }>;

/** Takes a text and edits whose places do not overlap and gives the text with them. */
export function editText(text: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start);
  const kept = [0, ...inOrder.map(({ end }) => end)].map((from, index) => text.slice(from, inOrder[index]?.start));
  return kept.map((part, index) => part + (inOrder[index]?.text ?? '')).join('');
}
