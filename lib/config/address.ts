/** Whether an address names another host, or no page at all (`mailto:`). */
export const isExternal = (address: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(address);

/** An address in two: its path, and the query and the `#id` after it. */
export function splitAddress(address: string): readonly [path: string, rest: string] {
  const end = address.search(/[?#]|$/);
  return [address.slice(0, end), address.slice(end)];
}

/** Decodes percent-encoded text; text that cannot be decoded stays as it is. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The id in `#id`; `''` where it names the top of the page or a piece of text (`#:~:text=`). */
export function idInHash(hash: string): string {
  const [id = ''] = decodeAddress(hash.slice(1)).split(':~:');
  return id === 'top' ? '' : id;
}
