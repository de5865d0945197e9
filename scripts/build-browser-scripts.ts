import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type OutputFile, type Plugin, transformSync } from 'esbuild';
import { site } from '../lib/config/site';
import { withBase } from '../lib/config/routes';
import { integrity } from '../lib/next-output/integrity';
import { browserScriptsFile } from '../lib/site/generated-files';
import { namedScripts, scriptEntries } from '../lib/site/browser-scripts';

const folder = 'public/static';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<{ browserslist: string[] }>;

/** The oldest supported browsers, as esbuild names them: it rewrites CSS that they do not know, such as nested rules. */
export const oldestBrowsers = browserslist.map((browser) => browser.replace(' >= ', ''));

/** Inlines a style sheet that a script imports as text, which the script passes to the page. */
const styleTexts: Plugin = {
  name: 'style-texts',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, ({ path: file }) => ({
      contents: transformSync(readFileSync(file, 'utf8'), {
        loader: 'css',
        minify: true,
        target: oldestBrowsers,
      }).code.trim(),
      loader: 'text',
    })),
};

/** Search needs only lunr's stemmer, whose file expects `lunr` from a file before it; the rest of lunr would be half the size of the worker. */
const stemmerOnly: Plugin = {
  name: 'stemmer-only',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]lunr[\\/]lunr\.js$/ }, ({ path: file }) => {
      const parts = ['token', 'stemmer'].map((part) =>
        readFileSync(path.join(path.dirname(file), `lib/${part}.js`), 'utf8'),
      );
      const start = 'const lunr = { Pipeline: { registerFunction() {} } };';
      return { contents: [start, ...parts, 'module.exports = lunr;'].join('\n') };
    }),
};

/** Bundles files as the options say, for browsers by default. */
export async function bundleFiles(options: BuildOptions): Promise<readonly OutputFile[]> {
  const { outputFiles = [] } = await build({
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'eof',
    logLevel: 'warning',
    ...options,
  });
  return outputFiles;
}

/** Bundles a script of the site. */
export async function bundle(entry: string, { plugins = [], ...options }: BuildOptions = {}): Promise<Uint8Array> {
  const all = [styleTexts, stemmerOnly, ...plugins];
  const [file] = await bundleFiles({ entryPoints: [entry], plugins: all, ...options });
  return file?.contents ?? new Uint8Array();
}

/** Writes a script under a name with a hash of its content, which makes it cacheable forever, and removes the previous version. */
function writeScript(name: string, bytes: Uint8Array): string {
  const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.js`;
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.startsWith(`${name}.`) && old !== file) rmSync(path.join(folder, old));
  writeFileSync(path.join(folder, file), bytes);
  return `${withBase(site.baseUrl, `/static/${file}`)} ${integrity(bytes)}`;
}

/** Bundles the site's own scripts and notes their addresses for the pages; the same source gives the same bytes. */
export async function buildBrowserScripts(): Promise<void> {
  const scripts = await Promise.all(
    Object.entries(scriptEntries).map(async ([name, entry]) => [name, writeScript(name, await bundle(entry))] as const),
  );
  for (const [name, entry] of Object.entries(namedScripts))
    writeFileSync(path.join(folder, `${name}.js`), await bundle(entry));
  mkdirSync(path.dirname(browserScriptsFile), { recursive: true });
  writeFileSync(browserScriptsFile, JSON.stringify(Object.fromEntries(scripts)));
}
