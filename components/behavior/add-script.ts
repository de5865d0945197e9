/** Address of a script and its integrity (https://www.w3.org/TR/sri-2/), as attributes of the page hold them: parted by a space. */
export type ScriptSource = string;

/** Loads a script of the site. It runs as soon as it is there, whatever else is still on its way. */
export function addScript(source: ScriptSource): Promise<void> {
  const [src = '', integrity = ''] = source.split(' ');
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { integrity, src, onload: resolve, onerror: reject });
    document.head.append(script);
  });
}
