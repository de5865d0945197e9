const hashPrefix = '#yaml=';

const pipeThrough = (bytes: BlobPart, transform: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer();

/** Returns the hash of an address that holds a text (deflate, base64url); browsers never send it to a server. */
export async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await pipeThrough(text, new CompressionStream('deflate')));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return hashPrefix + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Returns the text in such a hash; `undefined` if there is none, or if it is incomplete. */
export async function textIn(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(hashPrefix)) return undefined;
  try {
    const letters = atob(hash.slice(hashPrefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await pipeThrough(bytes, new DecompressionStream('deflate')));
  } catch {
    return undefined;
  }
}
