import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFilesBelow } from '../lib/files/list-files-below';
import { moveAddresses } from '../lib/site/move-page';
import { assemble, collectSite } from './assemble';
import { rounded } from './bench/figures';
import { runMeasured } from './bench/run-measured';
import { refuse } from './refuse';

// Prints what the build of a larger site needs: `npm run bench:scale -- 1000 5000`. The site is made and built in a temporary folder; its
// further pages are copies of the docs, as many whole ones as it takes.
const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1))
  refuse('Say how many pages to add to the site, such as: npm run bench:scale -- 1000 5000');

const docs = 'content/docs';
const docsPages = listFilesBelow(docs).filter((file) => /(?:^|\/)[^_/]*\.mdx?$/.test(file)).length;

/** The text of a page in a copy of the docs: it says no more of itself than any page must, and what it links to within the docs is in the copy too. */
function copiedText(text: string, from: string, to: string): string {
  const isThere = (file: string): boolean => !file.startsWith(`${docs}/`) && existsSync(file);
  const plain = text.replace(/^---\n.*?^---\n/ms, (block) => {
    const fields = block.match(/^(?:title|description): .*\n/gm) ?? [];
    return `---\n${fields.join('')}---\n`;
  });
  return moveAddresses(plain, { from, to, isThere });
}

function makeSite(folder: string, copies: number): void {
  const places = Array.from({ length: copies }, (_, index) => `${docs}/copy-${index + 1}`);
  const files = collectSite('.', [['content', 'content'], ...places.map((place) => [docs, place] as const)]);
  for (const [to, bytes] of files) {
    const from = to.replace(/^content\/docs\/copy-\d+/, docs);
    if (from !== to && /\.mdx?$/.test(to)) files.set(to, Buffer.from(copiedText(String(bytes), from, to)));
  }
  assemble(folder, files);
  cpSync('node_modules', path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  // Pages take their dates from the history.
  const git = (...args: readonly string[]): void => void execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '--initial-branch=main');
  git('add', 'content');
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '--no-gpg-sign', '--message=Content');
}

function measureExport(folder: string) {
  const files = listFilesBelow(folder).map((file) => path.join(folder, file));
  const indexes = files.filter((file) => /\/search-index-[^/]*\.json$/.test(file));
  const megabytes = (list: readonly string[]): number =>
    rounded(list.reduce((total, file) => total + statSync(file).size, 0) / 1e6, 1);
  const brotli = indexes.reduce((total, file) => total + brotliCompressSync(readFileSync(file)).length, 0);
  return {
    routes: files.filter((file) => file.endsWith('.html')).length,
    files: files.length,
    'export MB': megabytes(files),
    'index MB': megabytes(indexes),
    'index kB brotli': rounded(brotli / 1000),
  };
}

async function measure(folder: string, copies: number): Promise<void> {
  // The builds print how long each of their steps took.
  const build = (): ReturnType<typeof runMeasured> => runMeasured('npm', ['run', '--silent', 'build'], folder);
  makeSite(folder, copies);
  const cold = await build();
  const exported = measureExport(path.join(folder, 'out'));
  appendFileSync(path.join(folder, docs, 'getting-started/installation.mdx'), '\nA line more.\n');
  const edit = await build();
  console.table([
    {
      'pages added': copies * docsPages,
      'cold s': cold.seconds,
      'after one edit s': edit.seconds,
      'peak MB': Math.max(cold.peakMegabytes, edit.peakMegabytes),
      ...exported,
      's per 100 routes': rounded((100 * cold.seconds) / exported.routes, 1),
    },
  ]);
}

for (const pages of counts) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scale-'));
  await measure(folder, Math.ceil(pages / docsPages)).finally(() => rmSync(folder, { recursive: true, force: true }));
}
