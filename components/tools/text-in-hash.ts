const name = '#yaml=';

const through = (bytes: BlobPart, transform: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer();

/** Takes a text and gives the part of an address that holds it, which browsers send to nobody. */
export async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(text, new CompressionStream('deflate')));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return name + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text in such a part of an address; none where there is none, or only half of one. */
export async function textIn(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(name)) return undefined;
  try {
    const letters = atob(hash.slice(name.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate')));
  } catch {
    return undefined;
  }
}
