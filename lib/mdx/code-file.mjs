import { createHash } from 'node:crypto';
import path from 'node:path';

/** Where scripts/prebuild names the state of all that a page is made of besides its own text. */
export const versionFile = path.resolve('.generated/content-version.txt');

/** Takes a page's path, its text and the version of all else, and gives the file in which its code is kept. */
export function codeFile({ file, text, version }) {
  const hash = createHash('sha256')
    .update(`${path.relative(process.cwd(), file)}\0${version}\0`)
    .update(text);
  return path.resolve('.cache/code', `${hash.digest('hex').slice(0, 32)}.js`);
}

/** Whether a page may import other modules, which only the bundler knows to do; partials (`_x.mdx`) are put into the page's text. A sample of code that imports is no harm. */
export const hasImports = (text) => /^import\s(?:.*\sfrom\s)?\s*["'](?!(?:[^"']*\/)?_[^"'/]*\.mdx?["'])/m.test(text);
