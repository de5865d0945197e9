import { distance } from 'fastest-levenshtein';

/** Names in the order of how many letters differ; those that hold the wanted one come first. */
export const byNearness = (name: string, known: Iterable<string>): string[] => {
  const wanted = name.toLowerCase();
  const differing = (candidate: string): number =>
    candidate.toLowerCase().includes(wanted) ? 0 : distance(wanted, candidate.toLowerCase());
  return [...known].sort((a, b) => differing(a) - differing(b));
};

const lettersOf = (name: string): string => [...name].sort().join('');

/** The known name that was probably meant, if any is near: at most two in five of its letters differ, or only their order. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  const differingIn = (candidate: string): number =>
    candidate !== wanted && lettersOf(candidate) === lettersOf(wanted) ? 1 : distance(wanted, candidate);
  const limitFor = (candidate: string): number => Math.floor(Math.max(wanted.length, candidate.length) * 0.4);
  const [nearest] = [...known]
    .map((candidate) => ({ candidate, differing: differingIn(candidate.toLowerCase()) }))
    .filter(({ candidate, differing }) => differing <= Math.max(1, limitFor(candidate)))
    .sort((a, b) => a.differing - b.differing);
  return nearest?.candidate;
}

export const didYouMean = (name: string): string => `Did you mean "${name}"?`;

/** The remedy for a mistyped name: the nearest known one, else what the caller says, else the list of all. */
export function suggestName(name: string, known: Iterable<string>, otherwise?: string): string {
  // A list that is read once has nothing left for the second time.
  const names = [...known];
  const nearest = nearestName(name, names);
  return nearest === undefined ? (otherwise ?? `Use one of: ${names.join(', ')}.`) : didYouMean(nearest);
}

/** The remedy for a name that may be new as well: the nearest known one, and what is to be done where it is not meant. */
export function suggestOr(name: string, known: Iterable<string>, remedy: string): string {
  const nearest = nearestName(name, known);
  if (nearest !== undefined) return `${didYouMean(nearest)} If not, ${remedy}.`;
  return `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}, or delete it here.`;
}
