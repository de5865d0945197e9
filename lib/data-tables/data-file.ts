import type { z } from 'zod';
import type { CheckedData } from '../content/parse-yaml';
import { readYamlFile } from '../content/read-yaml-file';
import { formatIssues } from '../errors/format-issues';
import { listFilesBelow } from '../files/list-files-below';
import { noteSource } from '../mdx/sources';

/** Takes a folder, from the project's root, and a file ending and gives the names of its data files, folders inside included. */
export function dataNames(folder: string, ending: string): string[] {
  noteSource(folder);
  return listFilesBelow(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
}

/** Takes the path of a YAML or JSON file and the schema of its data and gives the data with the places of its fields, or what is wrong with the file. */
export function readDataFile<Schema extends z.ZodType>(file: string, schema: Schema): CheckedData<Schema> {
  noteSource(file);
  return readYamlFile('.', file, schema);
}

/** Takes the path and the schema of a file in which the check of the content finds no mistake and gives its data, and the places of its values. */
export function knownData<Schema extends z.ZodType>(file: string, schema: Schema) {
  const { value, issues } = readDataFile(file, schema);
  if (!value) throw new Error(`Correct this first, then try again.\n${formatIssues(issues)}`);
  return { data: value.data, at: (...path: (string | number)[]) => value.locate(path, 'value') };
}
