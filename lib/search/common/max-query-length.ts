/** Longest query in characters: what is longer is cut where it is typed, where an address brings it and where it is answered. */
export const maxQueryLength = 512;
