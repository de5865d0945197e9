import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

/** Names that a component's module exports; `undefined` if the file re-exports with `export *` or cannot be parsed. */
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
    // The bundler reports errors in the component itself.
    return undefined;
  }
}
