import { distance } from 'fastest-levenshtein';

/** Takes a mistyped name and the known ones and gives the one that was probably meant, if any is near (at most two in five of its letters differ). */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: { name: string; score: number } | undefined;
  for (const candidate of known) {
    const score = distance(wanted, candidate.toLowerCase());
    if (
      score <= Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) * 0.4)) &&
      (!best || score < best.score)
    )
      best = { name: candidate, score };
  }
  return best?.name;
}

/** Takes a mistyped name and the known ones and gives the second half of an error: `Did you mean "x"?`, else the list of what exists. */
export function suggestName(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `Use one of: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
}
