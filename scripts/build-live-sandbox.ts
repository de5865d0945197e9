import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrity } from '../lib/next-output/integrity';
import { policyMeta, sandboxPolicy } from '../lib/hosting/policy';
import { bundleFiles, oldestBrowsers } from './build-browser-scripts';

const source = 'components/mdx/live-sandbox';

/** One bundle of the sandbox's script and of the site's own base style. */
const entry = [
  './app/styles/layers.css',
  './app/styles/tokens.css',
  './app/styles/base.css',
  `./${source}/sandbox.css`,
  `./${source}/sandbox.ts`,
]
  .map((file) => `import '${file}';`)
  .join('\n');

// acorn-jsx uses `require` for what everything else imports, and would bundle a second copy.
const alias = { acorn: createRequire(import.meta.url).resolve('acorn') };

/** Writes the page in which live code runs, `sandbox.html`, into a folder of its own. */
export async function buildLiveSandbox(outFolder: string): Promise<void> {
  const parts = await bundle();
  const page = fill(readFileSync(path.join(source, 'sandbox.html'), 'utf8'), parts);
  const policy = sandboxPolicy({ script: integrity(parts.script), style: integrity(parts.style) });
  rmSync(outFolder, { recursive: true, force: true });
  mkdirSync(outFolder, { recursive: true });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyMeta(policy)}">`;
  writeFileSync(
    path.join(outFolder, 'sandbox.html'),
    page.replace('<meta charset="utf-8" />', (charset) => charset + meta),
  );
}

type Parts = Readonly<Record<'script' | 'style', string>>;

/** Throws if a browser would parse the text differently from the one that was hashed for its integrity. */
const fill = (page: string, parts: Parts): string =>
  Object.entries(parts).reduce((filled, [name, text]) => {
    if (/<!--|<\/(?:script|style)|[\0\r]/i.test(text))
      throw new Error(`The ${name} of live code cannot be put into a page.`);
    return filled.replace(`<${name}></${name}>`, () => `<${name}>${text}</${name}>`);
  }, page);

/** Replaces `light-dark()`, which old browsers do not know and esbuild keeps, by two variables: the one of the active mode is `initial`, so its value applies, and the other is empty. */
const withoutLightDark = (style: string): string =>
  style.replace(/light-dark\((\w+\(.+?\)), (\w+\(.+?\))\)/g, 'var(--light,$1) var(--dark,$2)') +
  ":root{--light:initial;--dark: ;}:root[data-theme='dark']{--light: ;--dark:initial;}";

async function bundle(): Promise<Parts> {
  const files = await bundleFiles({
    stdin: { contents: entry, resolveDir: process.cwd(), sourcefile: 'sandbox.ts', loader: 'ts' },
    outfile: 'sandbox.js',
    target: ['es2020', ...oldestBrowsers],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias,
  });
  const textOf = (ending: string): string => files.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), style: withoutLightDark(textOf('.css')) };
}
