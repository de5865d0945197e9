/** The id that a hash, `#` included, names. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A stray percent sign: such an id can only be meant as written.
    return hash.slice(1);
  }
}
