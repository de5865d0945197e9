import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { site } from '../lib/config/site';
import { issueAt, sortIssues, startOf, type ContentIssue } from '../lib/errors/content-issue';
import { formatIssues } from '../lib/errors/format-issues';
import { importSite } from '../lib/import/import-site';
import { importedList, readImported, textHash } from '../lib/import/imported-pages';
import { readSettings } from '../lib/import/read-settings';
import type { NamedEntry, SourceSite } from '../lib/import/types';
import { readContentImage } from '../lib/mdx/content-image';
import { listFilesBelow } from '../lib/site/list-files-below';
import { run } from './run';

const [from = ''] = process.argv.slice(2);
const content = path.posix.dirname(site.blog.folder);

const isOwn = (file: string): boolean => !/(?:^|\/)(?:node_modules|\.git|\.docusaurus|build)\//.test(file);
const pictureFaults = {
  missing: 'is not in the old site',
  unreadable: 'is damaged',
  active: 'holds a script',
  heavy: 'is too heavy',
  unnamed: 'has no name',
};

/** The old site on disk. */
function openSource(root: string): SourceSite {
  const at = (file: string): string => path.join(root, file);
  const read = (file: string): string =>
    readFileSync(at(file), 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  const source: SourceSite = {
    files: new Set(listFilesBelow(root).filter(isOwn)),
    read,
    pictureFault(file) {
      const image = readContentImage(`./${path.basename(file)}`, {
        file: path.resolve(at(file)),
        context: { baseUrl: '/', routeOfFile: {} },
      });
      return 'problem' in image ? pictureFaults[image.problem] : undefined;
    },
    dayOf: (file) => statSync(at(file)).mtime.toISOString().slice(0, 10),
  };
  // Docs and blog may be beside the site's folder.
  const { docs, blog } = readSettings(source);
  const outside = [docs, blog].filter((folder) => folder.startsWith('..'));
  const files = outside.flatMap((folder) => listFilesBelow(at(folder)).map((file) => path.posix.join(folder, file)));
  return { ...source, files: new Set([...source.files, ...files.filter(isOwn)]) };
}

const listFile = (name: string): string => `${content}/${name}.yaml`;
const readList = (file: string): Record<string, NamedEntry> =>
  existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? {}) as Record<string, NamedEntry>) : {};

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

if (from === '' || listFilesBelow(from).length === 0) {
  console.error('Name the folder of a Docusaurus site: npm run import -- ../old-site/website');
  process.exit(2);
}

const registers = {
  authors: new Map(Object.entries(readList(listFile('authors')))),
  tags: new Map(Object.entries(readList(listFile('tags')))),
};
const before = { authors: registers.authors.size, tags: registers.tags.size };
const imported = importSite(openSource(from), { content, mainDocId: site.docs.mainDocId, registers });
const listed = readImported(process.cwd());
const issues: ContentIssue[] = [];
const written: string[] = [];

/** Whether a file is there that the import must not touch: it is the site's own, or has been edited. */
const isKept = (file: string): boolean => existsSync(file) && listed[file] !== textHash(readFileSync(file, 'utf8'));

for (const { from: old, to, text, changes, issues: own } of imported.files) {
  if (isKept(to)) {
    if (readFileSync(to, 'utf8') !== text)
      issues.push(
        issueAt(startOf(to), {
          rule: 'kept-file',
          severity: 'warning',
          message: `The file is not as an import wrote it, so ${old} was not written over it.`,
          hint: 'Delete the file to import it anew.',
        }),
      );
    continue;
  }
  write(to, text);
  listed[to] = textHash(text);
  written.push(to);
  issues.push(...own);
  console.log(
    `${to}: ${[...changes].map(([change, count]) => (count === 1 ? change : `${count} ${change}`)).join(', ') || 'as it was'}`,
  );
}
for (const [to, old] of imported.copies) {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(from, old), to);
}
for (const name of ['authors', 'tags'] as const)
  if (registers[name].size > before[name]) write(listFile(name), stringify(Object.fromEntries(registers[name])));
write(importedList, stringify(listed, { sortMapEntries: true }));

const hands = sortIssues([...imported.issues.filter(({ severity }) => severity === 'warning'), ...issues]);
if (hands.length > 0) console.log(`\n${formatIssues(hands)}`);
const files = new Set(issues.filter(({ severity }) => severity === 'error').map(({ file }) => file));
console.log(`\n${written.length} files written, ${imported.copies.size} copied; ${files.size} need a hand.`);
for (const name of imported.versions.filter((each) => site.docs.versions.every((version) => version.name !== each)))
  console.log(
    `Add to docs.versions in lib/config/site.ts: { name: '${name}', label: '${name}', path: '${name}', folder: '${content}/versions/${name}' },`,
  );
run('npm', ['run', '--silent', 'check:content']);
