import path from 'node:path';
import { site } from '../lib/config/site';
import { formatIssues } from '../lib/errors/format-issues';
import { importSite } from '../lib/import/import-site';
import { listFilesBelow } from '../lib/files/list-files-below';
import { openOldSite } from './open-old-site';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';
import { run } from './run';
import { readRegistries, writeImport } from './write-import';

const [from = ''] = readArguments({ allowPositionals: true }).positionals;
if (from === '' || !listFilesBelow(from).some((file) => /\.mdx?$|^docusaurus\.config\./.test(file)))
  refuse('Name the folder of a Docusaurus site: npm run import -- ../old-site/website');

const content = path.posix.dirname(site.blog.folder);
const target = { content, url: site.url, mainDocId: site.docs.mainDocId, registries: readRegistries(content) };
const imported = importSite(openOldSite(from), target);
const { files, issues } = writeImport(imported, { from, content });

for (const { to, changes } of files) {
  const words = [...changes].map(([change, count]) => (count === 1 ? change : `${count} × ${change}`));
  console.log(`${to}: ${words.join(', ') || 'as it was'}`);
}
if (issues.length > 0) console.log(`\n${formatIssues(issues)}`);
const byHand = new Set(issues.filter(({ severity }) => severity === 'error').map(({ file }) => file));
console.log(`\n${files.length} files written, ${imported.copies.size} copied; ${byHand.size} need your attention.`);
const unread = [...imported.unread].map(([folder, count]) => `${folder} (${count})`);
if (unread.length > 0) console.log(`Folders with pages that were not imported: ${unread.join(', ')}.`);
for (const name of imported.versions)
  if (site.docs.versions.every((version) => version.name !== name))
    console.log(
      `Add to docs.versions in lib/config/site.ts: { name: '${name}', label: '${name}', path: '${name}', folder: '${content}/versions/${name}' },`,
    );
run('npm', ['run', '--silent', 'check:content']);
