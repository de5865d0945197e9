export type Insertion = Readonly<{ /** Offset in the source. */ at: number; text: string }>;

/** Insertions at one place keep their order. */
export function insertAll(source: string, insertions: readonly Insertion[]): string {
  const sorted = [...insertions].sort((a, b) => a.at - b.at);
  const parts = sorted.map(({ at, text }, index) => source.slice(sorted[index - 1]?.at ?? 0, at) + text);
  return parts.join('') + source.slice(sorted.at(-1)?.at ?? 0);
}
