import { readFileSync } from 'node:fs';
import type { VFile } from 'vfile';
import { codeFile, versionFile } from './code-file.mjs';
import { readContext } from './context';
import { keepBytes } from './disk-cache';
import { runPipeline } from './run-pipeline';

/** Takes a page that the bundler asks for and gives its code, which it keeps; throws where it would not compile. */
export async function makeCode(file: VFile): Promise<string> {
  const page = { file: file.path, text: String(file), version: readFileSync(versionFile, 'utf8') };
  const { code, fault } = await runPipeline(file, readContext());
  if (fault) throw fault;
  keepBytes(codeFile(page), code);
  return code;
}
