/** A script's address and its integrity hash (https://www.w3.org/TR/sri-2/), separated by a space, as the page's attributes hold them. */
export type ScriptSource = string;

/** Loads a script of the site, which runs as soon as it arrives, without waiting for others. Rejects if it fails to load. */
export function addScript(source: ScriptSource): Promise<void> {
  const [src = '', integrity = ''] = source.split(' ');
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { integrity, src, onload: resolve, onerror: reject });
    document.head.append(script);
  });
}
