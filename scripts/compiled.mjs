import { build, stop } from 'esbuild';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Takes the name of a script of this folder and runs it. esbuild compiles it with all that it imports in a tenth of a second; a loader, which compiles module by module, takes ten times as long. */
const [name = ''] = process.argv.splice(2, 1);
const outdir = path.resolve('.cache/scripts', name);

/** Says what is wrong where a file of values has a mistake, and ends this process. */
async function giveUp(error) {
  const { tsImport } = await import('tsx/esm/api');
  const { codeFault } = await tsImport('./code-fault.ts', import.meta.url);
  const fault = codeFault(error);
  if (fault === undefined) throw error;
  console.error(fault);
  process.exit(1);
}

rmSync(outdir, { recursive: true, force: true });
await build({
  // Beside the script, what it does on all cores (lib/site/on-all-cores).
  entryPoints: [`scripts/${name}.ts`, 'lib/site/compile-page.ts', 'lib/site/draw-picture.ts'],
  entryNames: '[name]',
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // What is imported later is loaded later.
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'inline',
  // Both are mistakes that would show later only, as a value that is missing.
  logOverride: { 'duplicate-object-key': 'error', 'import-is-undefined': 'error' },
  logLevel: 'silent',
}).catch(giveUp);
// Its process would hold memory as long as the script runs.
await stop();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(outdir, `${name}.mjs`)).href).catch(giveUp);
