import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { insertPolicy } from '../lib/export/insert-policy';
import { integrity } from '../lib/export/integrity';
import { policyMeta, sandboxPolicy } from '../lib/hosting/policy';

const source = 'components/mdx/live-sandbox';

/** One bundle of the sandbox's script and of the site's own base style. */
const entry = [
  './app/styles/layers.css',
  './app/styles/tokens.css',
  './app/styles/base.css',
  `./${source}/sandbox.css`,
  `./${source}/sandbox.tsx`,
]
  .map((file) => `import '${file}';`)
  .join('\n');

const alias = {
  // react-live brings an editor of its own, which nothing here shows.
  'prism-react-renderer': `./${source}/no-editor.ts`,
  'use-editable': `./${source}/no-editor.ts`,
  // acorn-jsx requires what everything else imports, and would get a second copy.
  acorn: path.join(path.dirname(createRequire(import.meta.url).resolve('acorn/package.json')), 'dist/acorn.mjs'),
};

/** Writes the page in which live code runs (`sandbox.html`) into a folder of its own; the same source gives the same bytes. */
export async function buildLiveSandbox(outFolder: string): Promise<void> {
  const parts = await bundle();
  const page = fill(readFileSync(path.join(source, 'sandbox.html'), 'utf8'), parts);
  const policy = sandboxPolicy({ script: integrity(parts.script), style: integrity(parts.style) });
  rmSync(outFolder, { recursive: true, force: true });
  mkdirSync(outFolder, { recursive: true });
  writeFileSync(path.join(outFolder, 'sandbox.html'), insertPolicy(page, policyMeta(policy)));
}

type Parts = Readonly<Record<'script' | 'style', string>>;

/** Puts script and style into the elements for them; throws where a browser would read another text than the one whose integrity is known. */
const fill = (page: string, parts: Parts): string =>
  Object.entries(parts).reduce((filled, [name, text]) => {
    if (/<!--|<\/(?:script|style)|[\0\r]/i.test(text))
      throw new Error(`The ${name} of live code cannot stand in a page.`);
    return filled.replace(`<${name}></${name}>`, () => `<${name}>${text}</${name}>`);
  }, page);

async function bundle(): Promise<Parts> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), sourcefile: 'sandbox.ts', loader: 'ts' },
    outfile: 'sandbox.js',
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2020',
    charset: 'utf8',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias,
    legalComments: 'eof',
    logLevel: 'warning',
  });
  const textOf = (ending: string): string => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: textOf('.css') };
}
