import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFilesBelow } from '../lib/files/list-files-below';
import { assemble, collectSite } from './assemble';
import { rounded } from './bench/figures';
import { phasesOf, runMeasured } from './bench/run-measured';
import { syntheticPages } from './bench/synthetic-pages';
import { linkTree } from './reproducible/link-tree';

// Prints what the build of a larger site needs: `npm run bench:scale -- 1000 5000`. The site is made and built in a temporary folder.
const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('Say how many pages to add to the site, such as: npm run bench:scale -- 1000 5000');
  process.exit(2);
}

function makeSite(folder: string, pages: number): void {
  const files = collectSite('.', [['content', 'content']]);
  for (const [file, text] of syntheticPages(pages)) files.set(file, Buffer.from(text));
  assemble(folder, files);
  linkTree('node_modules', path.join(folder, 'node_modules'));
  // Pages take their dates from the history.
  const git = (...args: readonly string[]): void => void execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '--initial-branch=main');
  git('add', 'content');
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '--no-gpg-sign', '--message=Content');
}

function measureExport(folder: string) {
  const files = listFilesBelow(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  const index = files.filter((file) => /^search-index-.*\.json$/.test(file)).map((file) => path.join(folder, file));
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  const sizeOf = (file: string): number => statSync(file).size;
  return {
    routes: files.filter((file) => file.endsWith('.html')).length,
    files: files.length,
    'export MB': rounded(sum(files.map((file) => sizeOf(path.join(folder, file)))) / 1e6, 1),
    'index MB': rounded(sum(index.map(sizeOf)) / 1e6, 1),
    'index kB brotli': rounded(sum(index.map((file) => brotliCompressSync(readFileSync(file)).length)) / 1000),
  };
}

async function measure(folder: string, pages: number): Promise<void> {
  const build = (): ReturnType<typeof runMeasured> => runMeasured('npm', ['run', '--silent', 'build'], folder);
  makeSite(folder, pages);
  const cold = await build();
  const exported = measureExport(path.join(folder, 'out'));
  appendFileSync(path.join(folder, 'content/docs/getting-started/installation.mdx'), '\nA line more.\n');
  const edit = await build();
  console.table([
    {
      'pages added': pages,
      'cold s': cold.seconds,
      'after one edit s': edit.seconds,
      'peak MB': Math.max(cold.peakMegabytes, edit.peakMegabytes),
      ...exported,
      's per 100 routes': rounded((100 * cold.seconds) / exported.routes, 1),
    },
  ]);
  console.table({ 'cold, s': phasesOf(cold.output), 'after one edit, s': phasesOf(edit.output) });
}

for (const pages of counts) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scale-'));
  await measure(folder, pages).finally(() => rmSync(folder, { recursive: true, force: true }));
}
