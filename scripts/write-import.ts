import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { type ContentIssue, issueAt, sortIssues, startOf } from '../lib/errors/content-issue';
import type { ImportedSite } from '../lib/import/import-site';
import { importedListFile, readImportedHashes, textHash } from '../lib/import/imported-pages';
import type { ImportedRegistries, NamedEntry } from '../lib/import/types';
import { writeFiles } from './write-files';

const textOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

const readList = (file: string): Map<string, NamedEntry> =>
  new Map(Object.entries((parse(textOf(file) ?? '') ?? {}) as Record<string, NamedEntry>));

/** The authors and tags of this site, to which an import adds. */
export const readRegistries = (content: string): ImportedRegistries => ({
  authors: readList(`${content}/authors.yaml`),
  tags: readList(`${content}/tags.yaml`),
});

const write = (file: string, content: string): void => writeFiles([{ path: file, content }]);

/** Appends entries that a list lacks; the existing ones stay exactly as written. */
function appendEntries(file: string, entries: ReadonlyMap<string, NamedEntry>): void {
  const listed = readList(file);
  const added = [...entries].filter(([key]) => !listed.has(key));
  if (added.length > 0) write(file, (textOf(file) ?? '') + stringify(Object.fromEntries(added), { lineWidth: 0 }));
}

/** The name of a page with the other extension for pages, which has the same address. */
const otherEnding = (file: string): string => file.replace(/\.mdx?$/, (ending) => (ending === '.md' ? '.mdx' : '.md'));

const keptFileIssue = (to: string, from: string): ContentIssue =>
  issueAt(startOf(to), {
    rule: 'kept-file',
    severity: 'warning',
    message: `The file is not as an import wrote it, so ${from} was not written over it.`,
    hint: 'Delete the file to import it once more.',
  });

/** Writes an import below the working folder, except over files of the site's own and files edited since; returns the written files, and issues for a person. */
export function writeImport(imported: ImportedSite, { from, content }: Readonly<{ from: string; content: string }>) {
  const listed = readImportedHashes('.');
  const isNotAsImported = (file: string): boolean => {
    const text = textOf(file);
    return text !== undefined && listed[file] !== textHash(text);
  };
  const others = imported.files.filter(({ to }) => [to, otherEnding(to)].some(isNotAsImported));
  const files = imported.files.filter((file) => !others.includes(file));
  for (const { to, text } of files) {
    // A page that holds code now may have been plain Markdown at the last import.
    if (otherEnding(to) !== to) rmSync(otherEnding(to), { force: true });
    write(to, text);
    listed[to] = textHash(text);
  }
  for (const [to, file] of imported.copies) cpSync(path.join(from, file), to);
  for (const name of ['authors', 'tags'] as const) appendEntries(`${content}/${name}.yaml`, imported.registries[name]);
  const present = Object.entries(listed).filter(([file]) => existsSync(file));
  write(importedListFile, stringify(Object.fromEntries(present), { sortMapEntries: true }));
  const issues = [
    ...imported.issues,
    ...files.flatMap((file) => file.issues),
    ...others.map(({ to, from: old }) => keptFileIssue(to, old)),
  ];
  return { files, issues: sortIssues(issues) };
}
