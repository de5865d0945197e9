/** Longest query, in characters: a longer one is cut when it is typed, when it is read from an address, and when it is answered. */
export const maxQueryLength = 512;
