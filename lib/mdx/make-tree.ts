import { readFileSync } from 'node:fs';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { treeFile, versionFile } from './bridge.mjs';
import { readContext } from './context';
import { keepBytes } from './disk-cache';
import { runPipeline } from './run-pipeline';

/** Takes a page that the bundler asks for and gives its finished tree, which it keeps; throws where it would not compile. */
export async function makeTree(file: VFile): Promise<Root> {
  const page = { file: file.path, text: String(file), version: readFileSync(versionFile, 'utf8') };
  const { finished, fault } = await runPipeline(file, readContext());
  if (fault) throw fault;
  keepBytes(treeFile(page), finished);
  return JSON.parse(finished) as Root;
}
