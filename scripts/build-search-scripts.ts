import { build } from 'esbuild';

/** Writes the script of the search interface and that of its engine into a folder; the same source gives the same bytes. They stand in files of their own: the interface has to work before the site's own runtime is there, and without it. */
export async function buildSearchScripts(outFolder: string): Promise<void> {
  await build({
    entryPoints: {
      search: 'components/search/start-search.ts',
      'search-worker': 'lib/search/browser/search-worker.ts',
    },
    outdir: outFolder,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'eof',
    logLevel: 'warning',
  });
}
