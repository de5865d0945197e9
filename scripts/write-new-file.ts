import { existsSync } from 'node:fs';
import { writeAtomically } from '../lib/files/write-atomically';
import { refuse } from './refuse';

/** Writes a file for a contributor to begin with, and prints the remaining steps; exits if the file exists. */
export function writeNewFile(file: string, text: string, left: string): void {
  if (existsSync(file)) refuse(`${file} already exists.`, 1);
  writeAtomically(file, text);
  console.log(`${file} is written${left}`);
}
