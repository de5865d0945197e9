import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { insertPolicy } from '../lib/export/insert-policy';
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

/** Size of each written file in bytes, by its name. */
export type SandboxSizes = Readonly<Record<string, number>>;

/** Writes the page in which live code runs (`sandbox.html`, its script and its style) into a folder; the same source gives the same bytes. */
export async function buildLiveSandbox(outFolder: string): Promise<SandboxSizes> {
  const { script, style } = await bundle();
  const files = {
    'sandbox.html': insertPolicy(readFileSync(path.join(source, 'sandbox.html'), 'utf8'), policyMeta(sandboxPolicy)),
    'sandbox.js': launcher(script),
    'sandbox.css': style,
  };
  mkdirSync(outFolder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(outFolder, name), text);
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.byteLength(text)]));
}

async function bundle(): Promise<Readonly<{ script: string; style: string }>> {
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

/** Gives a script that starts the bundle from a blob: to an opaque origin the host's own files are foreign, and browsers hide what goes wrong in foreign scripts. */
const launcher = (script: string): string =>
  `const script = document.createElement('script');
script.src = URL.createObjectURL(new Blob([${JSON.stringify(script)}]));
document.head.append(script);
`;
