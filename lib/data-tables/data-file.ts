import type { z } from 'zod';
import type { CheckedData } from '../content/parse-yaml';
import { readYamlFile } from '../content/read-yaml-file';
import { formatIssues } from '../errors/format-issues';
import { listFilesBelow } from '../files/list-files-below';
import { noteSource } from '../mdx/sources';

/** Lists the data files below a folder, from the project's root, as paths without `ending`; the page then depends on that folder. */
export function dataNames(folder: string, ending: string): string[] {
  noteSource(folder);
  return listFilesBelow(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
}

/** Reads a YAML or JSON file and checks it against its schema; returns the data with the places of its fields, or the mistakes in the file. */
export function readDataFile<Schema extends z.ZodType>(file: string, schema: Schema): CheckedData<Schema> {
  noteSource(file);
  return readYamlFile('.', file, schema);
}

/** Reads a file that must have passed the content check, and throws if it has a mistake; returns its data and `at`, which locates a value. */
export function readCheckedData<Schema extends z.ZodType>(file: string, schema: Schema) {
  const { value, issues } = readDataFile(file, schema);
  if (!value) throw new Error(`Correct this first, then try again.\n${formatIssues(issues)}`);
  return { data: value.data, at: (...path: (string | number)[]) => value.locate(path, 'value') };
}
