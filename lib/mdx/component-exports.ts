import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

/** Names that the module of a component exports; `undefined` where this file alone does not tell. */
export function componentExports(file: string): readonly string[] | undefined {
  if (/\bexport \*/.test(readFileSync(file, 'utf8'))) return undefined;
  try {
    const { metafile } = buildSync({
      entryPoints: [file],
      format: 'esm',
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    return Object.values(metafile.outputs)[0]?.exports;
  } catch {
    // What is wrong in the component itself, the bundler tells.
    return undefined;
  }
}
