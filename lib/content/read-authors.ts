import { existsSync } from 'node:fs';
import path from 'node:path';
import { authorsSchema } from './author-schema';
import { readYamlFile } from './read-yaml-file';
import type { Register } from './register';
import type { Author } from './types';

/** Reads the author file of a content folder; a site without one has no authors. */
export function readAuthors(root: string, file: string): Register<Author> {
  const none = { file, byName: new Map<string, Author>(), isBroken: false, issues: [] };
  if (!existsSync(path.join(root, file))) return none;
  const { value, issues } = readYamlFile(root, file, authorsSchema);
  if (!value) return { ...none, isBroken: true, issues };
  const authors = Object.entries(value.data).map(([key, author]): [string, Author] => [key, { key, ...author }]);
  return { ...none, byName: new Map(authors) };
}
