import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentIssue } from '../errors/content-issue';
import { fileStart } from '../errors/from-yaml';
import type { Checked } from './checked';

const newline = 0x0a;

/** Length of the valid character that starts at an offset; `undefined` where none does. */
function characterLength(bytes: Buffer, offset: number): number | undefined {
  return [1, 2, 3, 4].find(
    (length) => offset + length <= bytes.length && isUtf8(bytes.subarray(offset, offset + length)),
  );
}

function invalidByte(file: string, bytes: Buffer): ContentIssue {
  let offset = 0;
  for (let length = characterLength(bytes, 0); length !== undefined; length = characterLength(bytes, offset))
    offset += length;
  const before = bytes.subarray(0, offset);
  const line = before.reduce((count, byte) => (byte === newline ? count + 1 : count), 1);
  const column = offset - before.lastIndexOf(newline);
  const byte = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  const message = `The file is not UTF-8: byte ${String(column)} of this line (0x${byte}) belongs to no character.`;
  return {
    file,
    line,
    column,
    rule: 'encoding',
    severity: 'error',
    message,
    hint: 'Save the file with the encoding UTF-8.',
  };
}

/** Takes a file's bytes and gives its text without byte order mark and with `\n` line ends; bytes that are not UTF-8 and a file without text are issues. */
export function decodeText(file: string, bytes: Buffer): Checked<string> {
  if (!isUtf8(bytes)) return { issues: [invalidByte(file, bytes)] };
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  if (text.trim() !== '') return { value: text, issues: [] };
  const hint = 'Write the file, or delete it; a file whose name starts with "_" is left out of the site.';
  return {
    issues: [{ file, ...fileStart, rule: 'empty-file', severity: 'error', message: 'The file is empty.', hint }],
  };
}

/** Reads a file below the project's root as text; a file that cannot be read is an issue. */
export function readText(root: string, file: string): Checked<string> {
  try {
    return decodeText(file, readFileSync(path.join(root, file)));
  } catch (error) {
    const message = `The file cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
    const hint = 'Check its permissions; if it is a link, check that its target exists.';
    return { issues: [{ file, ...fileStart, rule: 'unreadable-file', severity: 'error', message, hint }] };
  }
}
