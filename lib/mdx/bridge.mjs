import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Where scripts/prebuild names the state of all that a page is made of besides its own text. */
export const versionFile = path.resolve('.generated/content-version.txt');

/** Takes a page's path, its text and the version of all else, and gives the file in which its finished tree is kept. */
export function treeFile({ file, text, version }) {
  const hash = createHash('sha256')
    .update(`${path.relative(process.cwd(), file)}\0${version}\0`)
    .update(text);
  return path.resolve('.cache/trees', `${hash.digest('hex').slice(0, 32)}.json`);
}

/** Plain JavaScript, because the bundler starts processes of its own for its loaders: where every page is kept, none of them has to load the pipeline. */
function keptTree(file) {
  const kept = treeFile({ file: file.path, text: String(file), version: readFileSync(versionFile, 'utf8') });
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : undefined;
}

let pipeline;

async function makeTree(file) {
  const { makeTree: make } = await (pipeline ??= loadPipeline());
  return make(file);
}

async function loadPipeline() {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('./make-tree.ts', import.meta.url);
}

/** Takes a function that finds a page's finished tree and gives the plugin that puts it in place of all that the loader would read. */
export const pluginFor = (find) =>
  function finishedTree() {
    this.parser = () => ({ type: 'root', children: [] });
    return (_tree, file) => find(file);
  };

/** The pipeline as the one plugin that `@next/mdx` is given by path. */
export default function bridge() {
  // A page that is edited shall not wait for the pipeline.
  if (process.env.NODE_ENV !== 'production') pipeline ??= loadPipeline();
  return pluginFor((file) => keptTree(file) ?? makeTree(file)).call(this);
}
