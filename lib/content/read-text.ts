import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import { findMergeMarker } from '../errors/find-merge-marker';
import type { Checked } from './checked';

function invalidByteIssue(file: string, bytes: Buffer): ContentIssue {
  // Invalid bytes are decoded as this character.
  const [validText = ''] = bytes.toString('utf8').split('\uFFFD');
  const lines = validText.split('\n');
  const [line, column] = [lines.length, Buffer.byteLength(lines.at(-1) ?? '') + 1];
  const byte = (bytes[Buffer.byteLength(validText)] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const message = `The file is not UTF-8: byte ${String(column)} of this line (0x${byte}) belongs to no character.`;
  return issueAt({ file, line, column }, { rule: 'encoding', message, hint: 'Save the file with the encoding UTF-8.' });
}

/** Text without byte order mark and with `\n` line ends. */
export function decodeText(file: string, bytes: Buffer): Checked<string> {
  if (!isUtf8(bytes)) return { issues: [invalidByteIssue(file, bytes)] };
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  const marker = findMergeMarker(text);
  if (marker) return { issues: [{ file, severity: 'error', ...marker }] };
  if (text.trim() !== '') return { value: text, issues: [] };
  const hint = 'Write the file, or delete it; a file whose name starts with "_" is left out of the site.';
  return { issues: [issueAt(startOf(file), { rule: 'empty-file', message: 'The file is empty.', hint })] };
}

/** Reads a file below the project's root. */
export function readText(root: string, file: string): Checked<string> {
  try {
    return decodeText(file, readFileSync(path.resolve(root, file)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      const hint = `Write it, or restore it: git checkout -- ${file}`;
      return { issues: [issueAt(startOf(file), { rule: 'missing-file', message: 'The file is missing.', hint })] };
    }
    const message = `The file cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
    const hint = 'Check its permissions; if it is a link, check that its target exists.';
    return { issues: [issueAt(startOf(file), { rule: 'unreadable-file', message, hint })] };
  }
}
