import { existsSync, readFileSync } from 'node:fs';
import { codeFile, hasImports, versionFile } from './code-file.mjs';
import { awaitFile, isMadeBeside } from './made-beside.mjs';

// Plain JavaScript, because the bundler starts processes of its own for its loaders: where every page is kept, none of them has to load the pipeline.

/** Where the prebuild keeps a page's code. */
const keptFile = (file) =>
  codeFile({ file: file.path, text: String(file), version: readFileSync(versionFile, 'utf8') });

function keptCode(file) {
  const kept = keptFile(file);
  return existsSync(kept) ? readFileSync(kept, 'utf8') : undefined;
}

async function awaitCode(file) {
  const kept = keptFile(file);
  await awaitFile(kept);
  return readFileSync(kept, 'utf8');
}

let pipeline;

async function makeCode(file) {
  const { makeCode: make } = await (pipeline ??= loadPipeline());
  return make(file);
}

async function loadPipeline() {
  const { tsImport } = await import('tsx/esm/api');
  return tsImport('./make-code.ts', import.meta.url);
}

/** A page without imports is kept as the body of a function, which a build calls itself (https://mdxjs.com/packages/mdx/#run); here it becomes a module. */
const toModule = (code) => `import * as runtime from 'react/jsx-runtime';
const page = await (async function () {${code}
})(runtime);
export const { toc, excerptHtml, variables } = page;
export default page.default;
`;

/** Takes a function that finds a page's code and gives the plugin that puts it in place of all that the loader would read and write. */
export const pluginFor = (find) =>
  function finishedModule() {
    this.parser = () => ({ type: 'root', children: [] });
    this.compiler = (_tree, file) => file.data.module;
    return async (_tree, file) => {
      const code = await find(file);
      file.data.module = hasImports(String(file)) ? code : toModule(code);
    };
  };

/** The pipeline as the one plugin that `@next/mdx` is given by path; it is the last of all, because it sets what writes the module. */
export default function bridge() {
  // `npm run build` compiles all pages, while the bundler compiles what shows them.
  if (isMadeBeside()) return pluginFor(awaitCode).call(this);
  // A page that is edited shall not wait for the pipeline.
  if (process.env.NODE_ENV !== 'production') pipeline ??= loadPipeline();
  return pluginFor(async (file) => keptCode(file) ?? makeCode(file)).call(this);
}
