import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import { readSchemaFiles, readSchemas, type SchemaFile, schemaNames } from './schemas';

const unreadable = (file: string, reason: string): ContentIssue => {
  const message = `The schema cannot be read: ${reason}.`;
  return issueAt(startOf(file), { rule: 'schema', message, hint: 'Mend it, or take it anew from the toolkit.' });
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The schema files of a folder, none where one of them has a mistake. */
export type CheckedSchemas = Readonly<{ files: readonly SchemaFile[]; issues: readonly ContentIssue[] }>;

/** Reads the schema files of a folder; those that are no JSON, or refer to what none of them has, are its issues. */
export function readCheckedSchemas(folder: string): CheckedSchemas {
  const issues = checkSchemas(folder);
  return { files: issues.length > 0 ? [] : readSchemaFiles(folder), issues };
}

function checkSchemas(folder: string): ContentIssue[] {
  const issues = schemaNames(folder).flatMap((name) => {
    const file = path.posix.join(folder, name);
    try {
      JSON.parse(readFileSync(file, 'utf8'));
      return [];
    } catch (error) {
      return [unreadable(file, reasonOf(error))];
    }
  });
  if (issues.length > 0) return issues;
  const { kinds, validate } = readSchemas(folder);
  return kinds.flatMap(({ schema }) => {
    try {
      validate(schema, {});
      return [];
    } catch (error) {
      return [unreadable(path.posix.join(folder, schema), reasonOf(error))];
    }
  });
}
