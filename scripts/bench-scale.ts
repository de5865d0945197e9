import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFilesBelow } from '../lib/files/list-files-below';
import { assemble, collectSite } from './assemble';
import { rounded, type Row } from './bench/figures';
import { runMeasured } from './bench/run-measured';
import { refuse } from './refuse';

// Prints what it takes to build a larger site: `npm run bench:scale -- 1000 5000`. The site is made and built in a temporary folder; its
// additional pages are whole copies of the docs, as many as needed.
const counts = process.argv.slice(2).map(Number);
if (counts.length === 0 || counts.some((count) => !Number.isInteger(count) || count < 1))
  refuse('Say how many pages to add to the site, such as: npm run bench:scale -- 1000 5000');

const docs = 'content/docs';
const docsPages = listFilesBelow(docs).filter((file) => /(?:^|\/)[^_/]*\.mdx?$/.test(file)).length;

/** Rewrites a page for a copy of the docs: keeps only the required front matter, and adjusts links to posts, which are one folder further up. */
function copiedText(text: string): string {
  const plain = text.replace(/^---\n.*?^---\n/ms, (block) => {
    const fields = block.match(/^(?:title|description): .*\n/gm) ?? [];
    return `---\n${fields.join('')}---\n`;
  });
  return plain.replace(/(?:\.\.\/)+blog\//g, '../$&');
}

function makeSite(folder: string, copies: number): void {
  const copyFolders = Array.from({ length: copies }, (_, index) => `${docs}/copy-${index + 1}`);
  const files = collectSite('.', [['content', 'content'], ...copyFolders.map((to) => [docs, to] as const)]);
  for (const [file, bytes] of files)
    if (/\/copy-\d+\/.*\.mdx?$/.test(file)) files.set(file, Buffer.from(copiedText(String(bytes))));
  assemble(folder, files);
  cpSync('node_modules', path.join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  // Pages take their dates from the history.
  const git = (...args: readonly string[]): void => void execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  git('init', '--initial-branch=main');
  git('add', 'content');
  git('-c', 'user.name=Bench', '-c', 'user.email=bench@example.com', 'commit', '--no-gpg-sign', '--message=Content');
}

async function measure(folder: string, copies: number): Promise<Row> {
  // The builds print how long each of their steps took.
  const build = () => runMeasured('npm', ['run', '--silent', 'build'], folder);
  makeSite(folder, copies);
  const cold = await build();
  const files = listFilesBelow(path.join(folder, 'out')).map((file) => path.join(folder, 'out', file));
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const indexBytes = files
    .filter((file) => /\/search-index-[^/]*\.json$/.test(file))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
  appendFileSync(path.join(folder, docs, 'getting-started/installation.mdx'), '\nA line more.\n');
  const edit = await build();
  const routes = files.filter((file) => file.endsWith('.html')).length;
  return {
    'pages added': copies * docsPages,
    'cold s': cold.seconds,
    'after one edit s': edit.seconds,
    'peak MB': Math.max(cold.peakMegabytes, edit.peakMegabytes),
    routes,
    files: files.length,
    'export MB': rounded(bytes / 1e6, 1),
    'index kB brotli': rounded(indexBytes / 1000),
    's per 100 routes': rounded((100 * cold.seconds) / routes, 1),
  };
}

for (const pages of counts) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scale-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  console.table([await measure(folder, Math.ceil(pages / docsPages)).finally(remove)]);
}
