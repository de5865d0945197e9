/** Longest query in characters; the rest is cut. */
export const maxQueryLength = 512;
