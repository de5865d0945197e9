import { distance } from 'fastest-levenshtein';

/** Sorts names by Levenshtein distance; names that contain the wanted one come first. */
export const sortByNearness = (name: string, known: Iterable<string>): string[] => {
  const wanted = name.toLowerCase();
  const distanceTo = (candidate: string): number =>
    candidate.toLowerCase().includes(wanted) ? 0 : distance(wanted, candidate.toLowerCase());
  return [...known].sort((a, b) => distanceTo(a) - distanceTo(b));
};

const lettersOf = (name: string): string => [...name].sort().join('');

/** The known name that was probably meant, if one is near: at most two in five letters differ, or only their order. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  const distanceTo = (candidate: string): number =>
    candidate !== wanted && lettersOf(candidate) === lettersOf(wanted) ? 1 : distance(wanted, candidate);
  const limitFor = (candidate: string): number => Math.floor(Math.max(wanted.length, candidate.length) * 0.4);
  const [nearest] = [...known]
    .map((candidate) => ({ candidate, differing: distanceTo(candidate.toLowerCase()) }))
    .filter(({ candidate, differing }) => differing <= Math.max(1, limitFor(candidate)))
    .sort((a, b) => a.differing - b.differing);
  return nearest?.candidate;
}

export const didYouMean = (name: string): string => `Did you mean "${name}"?`;

/** The remedy for a mistyped name: the nearest known one, else what the caller says, else the list of all. */
export function suggestName(name: string, known: Iterable<string>, otherwise?: string): string {
  // An iterator such as `map.keys()` can be read only once.
  const names = [...known];
  const nearest = nearestName(name, names);
  return nearest === undefined ? (otherwise ?? `Use one of: ${names.join(', ')}.`) : didYouMean(nearest);
}

/** The remedy for a name that may also be new: the nearest known name, and what to do if that is not meant. */
export function suggestNameOr(name: string, known: Iterable<string>, remedy: string): string {
  const nearest = nearestName(name, known);
  if (nearest !== undefined) return `${didYouMean(nearest)} If not, ${remedy}.`;
  return `${remedy.charAt(0).toUpperCase()}${remedy.slice(1)}, or delete it here.`;
}
