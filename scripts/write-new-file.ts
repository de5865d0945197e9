import { existsSync } from 'node:fs';
import { writeAtomically } from '../lib/files/write-atomically';
import { refuse } from './refuse';

/** Writes a file that a contributor begins with, and says what is left to do; ends the program where the file exists. */
export function writeNewFile(file: string, text: string, left: string): void {
  if (existsSync(file)) refuse(`${file} already exists.`, 1);
  writeAtomically(file, text);
  console.log(`${file} is written${left}`);
}
