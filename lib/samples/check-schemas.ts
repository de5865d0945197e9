import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import { readSchemaFiles, readSchemas, type SchemaFile, schemaNames } from './schemas';

/** The schema files of a folder, none where one of them has a mistake. */
export type CheckedSchemas = Readonly<{ files: readonly SchemaFile[]; issues: readonly ContentIssue[] }>;

/** Reads the schema files of a folder; those that are no JSON, or refer to what none of them has, are its issues. */
export function readCheckedSchemas(folder: string): CheckedSchemas {
  const issues = checkSchemas(folder);
  return { files: issues.length > 0 ? [] : readSchemaFiles(folder), issues };
}

function checkSchemas(folder: string): ContentIssue[] {
  const unparsed = failing(folder, schemaNames(folder), (file) => JSON.parse(readFileSync(file, 'utf8')));
  if (unparsed.length > 0) return unparsed;
  const { kinds, validate } = readSchemas(folder);
  const names = kinds.map(({ schema }) => schema);
  return failing(folder, names, (_file, name) => validate(name, {}));
}

/** An issue of each file with which something cannot be done. */
const failing = (folder: string, names: readonly string[], attempt: (file: string, name: string) => unknown) =>
  names.flatMap((name): ContentIssue[] => {
    const file = path.posix.join(folder, name);
    try {
      attempt(file, name);
      return [];
    } catch (error) {
      const message = `The schema cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
      const hint = 'Mend it, or take it anew from the toolkit.';
      return [issueAt(startOf(file), { rule: 'schema', message, hint })];
    }
  });
