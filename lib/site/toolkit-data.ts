import path from 'node:path';
import { z } from 'zod';
import type { SiteConfig } from '../config/site-schema';
import type { Checked } from '../content/checked';
import { readToolkit, type Toolkit } from '../content/read-toolkit';
import { dataNames, readDataFile } from '../data-tables/data-file';
import { jsonSchema } from '../data-tables/json-schema';
import { type ContentIssue, issueAt, startOf } from '../errors/content-issue';
import { kindsOf, createAjv, type SchemaFile } from '../samples/schemas';
import type { ToolkitNames } from '../samples/toolkit-names';

/** The schema files of a folder, or none if any has a mistake. */
type CheckedSchemas = Readonly<{ files: readonly SchemaFile[]; issues: readonly ContentIssue[] }>;

/** Data about the toolkit, and the mistakes in its files. */
export type ToolkitData = Readonly<{
  /** The names of the release. */
  toolkit: Checked<Toolkit>;
  /** The schemas of its resources. */
  schemas: CheckedSchemas;
}>;

/** Reads the data about the toolkit from the content below `root`. */
export function readToolkitData(root: string, { blog }: SiteConfig): ToolkitData {
  const folder = path.posix.join(path.posix.dirname(blog.folder), 'data');
  return { toolkit: readToolkit(root, `${folder}/toolkit.yaml`), schemas: readCheckedSchemas(`${folder}/schemas`) };
}

/** The names that samples may use; `undefined` if they could not be read. */
export const namesOf = ({ value }: Checked<Toolkit>, { toolkit: { version } }: SiteConfig): ToolkitNames | undefined =>
  value && {
    version,
    helm: value.helm,
    charts: [...value.charts, ...value.others.charts],
    scanTypes: [...value.scanTypes, ...value.others.scanTypes],
  };

/** Reads the schema files of a folder; reports files that are not schemas or have dangling references. */
export function readCheckedSchemas(folder: string): CheckedSchemas {
  const read = dataNames(folder, '.schema.json').map((stem) => {
    const name = `${stem}.schema.json`;
    return readDataFile(`${folder}/${name}`, jsonSchema.extend({ $id: z.literal(name) }));
  });
  const found = read.flatMap(({ issues }) => issues);
  if (found.length > 0) return { files: [], issues: found };
  const files = read.flatMap(({ value }) => (value ? [value.data as SchemaFile] : []));
  const issues = unusableSchemas(folder, files);
  return { files: issues.length > 0 ? [] : files, issues };
}

function unusableSchemas(folder: string, files: readonly SchemaFile[]): ContentIssue[] {
  const ajv = createAjv();
  const issuesOf = (name: string, work: () => unknown): ContentIssue[] => {
    try {
      work();
      return [];
    } catch (error) {
      const message = `The schema cannot be used: ${error instanceof Error ? error.message : String(error)}.`;
      const hint = 'Correct it, or copy it from the toolkit again.';
      return [issueAt(startOf(`${folder}/${name}`), { rule: 'schema', message, hint })];
    }
  };
  const rejected = files.flatMap((file) => issuesOf(file.$id, () => ajv.addSchema({ ...file })));
  return rejected.length > 0
    ? rejected
    : kindsOf(files).flatMap(({ schema }) => issuesOf(schema, () => ajv.getSchema(schema)));
}
