import { z } from 'zod';
import { readDataFile } from '../data-tables/data-file';
import { jsonSchema } from '../data-tables/json-schema';
import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import { kindsOf, newAjv, type SchemaFile, schemaNames } from '../samples/schemas';

/** The schema files of a folder, none where one of them has a mistake. */
export type CheckedSchemas = Readonly<{ files: readonly SchemaFile[]; issues: readonly ContentIssue[] }>;

/** Reads the schema files of a folder; those that are no schemas, or refer to what none of them has, are its issues. */
export function readCheckedSchemas(folder: string): CheckedSchemas {
  const read = schemaNames(folder).map((name) =>
    readDataFile(`${folder}/${name}`, jsonSchema.extend({ $id: z.literal(name) })),
  );
  const found = read.flatMap(({ issues }) => issues);
  if (found.length > 0) return { files: [], issues: found };
  const files = read.flatMap(({ value }) => (value ? [value.data as SchemaFile] : []));
  const issues = unusable(folder, files);
  return { files: issues.length > 0 ? [] : files, issues };
}

function unusable(folder: string, files: readonly SchemaFile[]): ContentIssue[] {
  const ajv = newAjv();
  const attempt = (name: string, work: () => unknown): ContentIssue[] => {
    try {
      work();
      return [];
    } catch (error) {
      const message = `The schema cannot be used: ${error instanceof Error ? error.message : String(error)}.`;
      const hint = 'Mend it, or take it anew from the toolkit.';
      return [issueAt(startOf(`${folder}/${name}`), { rule: 'schema', message, hint })];
    }
  };
  const refused = files.flatMap((file) => attempt(file.$id, () => ajv.addSchema({ ...file })));
  return refused.length > 0
    ? refused
    : kindsOf(files).flatMap(({ schema }) => attempt(schema, () => ajv.getSchema(schema)));
}
