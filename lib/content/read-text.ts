import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import { mergeMarker } from '../errors/merge-marker';
import type { Checked } from './checked';

const newline = 0x0a;

/** Length of the character that starts at an offset; `undefined` where none does. */
const characterLength = (bytes: Buffer, start: number): number | undefined =>
  [1, 2, 3, 4].find((length) => start + length <= bytes.length && isUtf8(bytes.subarray(start, start + length)));

function invalidByte(file: string, bytes: Buffer): ContentIssue {
  let offset = 0;
  for (let length = characterLength(bytes, 0); length !== undefined; length = characterLength(bytes, offset))
    offset += length;
  const before = bytes.subarray(0, offset);
  const line = before.filter((byte) => byte === newline).length + 1;
  const column = offset - before.lastIndexOf(newline);
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const message = `The file is not UTF-8: byte ${String(column)} of this line (0x${byte}) belongs to no character.`;
  return issueAt({ file, line, column }, { rule: 'encoding', message, hint: 'Save the file with the encoding UTF-8.' });
}

/** Text without byte order mark and with `\n` line ends. */
export function decodeText(file: string, bytes: Buffer): Checked<string> {
  if (!isUtf8(bytes)) return { issues: [invalidByte(file, bytes)] };
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  const marker = mergeMarker(text);
  if (marker) return { issues: [{ file, severity: 'error', ...marker }] };
  if (text.trim() !== '') return { value: text, issues: [] };
  const hint = 'Write the file, or delete it; a file whose name starts with "_" is left out of the site.';
  return { issues: [issueAt(startOf(file), { rule: 'empty-file', message: 'The file is empty.', hint })] };
}

const missingFile = (file: string): ContentIssue => {
  const hint = `Write it, or take it back: git checkout -- ${file}`;
  return issueAt(startOf(file), { rule: 'missing-file', message: 'The file is missing.', hint });
};

/** Reads a file below the project's root. */
export function readText(root: string, file: string): Checked<string> {
  try {
    return decodeText(file, readFileSync(path.resolve(root, file)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { issues: [missingFile(file)] };
    const message = `The file cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
    const hint = 'Check its permissions; if it is a link, check that its target exists.';
    return { issues: [issueAt(startOf(file), { rule: 'unreadable-file', message, hint })] };
  }
}
