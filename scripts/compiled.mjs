import { build, stop } from 'esbuild';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The name of the script of this folder to run. esbuild compiles it with all its imports in a tenth of a second; a loader, which compiles module by module, takes ten times as long. */
const [name = ''] = process.argv.splice(2, 1);
const outdir = path.resolve('.cache/scripts', name);

/** Reports a mistake in a file of values and ends this process; rethrows any other error. */
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
  // In addition to the script, the code that runs in worker threads (lib/site/on-all-cores).
  entryPoints: [`scripts/${name}.ts`, 'lib/site/compile-page.ts', 'lib/site/draw-picture.ts'],
  entryNames: '[name]',
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  // Keeps dynamic imports lazy.
  splitting: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'inline',
  // Either mistake would otherwise show only later, as a missing value.
  logOverride: { 'duplicate-object-key': 'error', 'import-is-undefined': 'error' },
  logLevel: 'silent',
}).catch(giveUp);
// The esbuild process would hold memory as long as the script runs.
await stop();
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(outdir, `${name}.mjs`)).href).catch(giveUp);
