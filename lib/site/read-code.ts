import { existsSync, readFileSync } from 'node:fs';
import invariant from 'tiny-invariant';
import { codeFile, versionFile } from '../mdx/code-file.mjs';

/** Takes a content file's path and gives the JavaScript that the last prebuild compiled it to, the body of a function; throws where it compiled none. */
export function readCode(file: string): string {
  const kept = codeFile({ file, text: readFileSync(file, 'utf8'), version: readFileSync(versionFile, 'utf8') });
  invariant(existsSync(kept), `${file} is not compiled: run the prebuild again.`);
  return readFileSync(kept, 'utf8');
}
