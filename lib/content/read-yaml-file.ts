import type { z } from 'zod';
import type { Locate } from '../errors/from-yaml';
import { issuesFromZod } from '../errors/from-zod';
import type { Checked } from './checked';
import { parseYaml } from './parse-yaml';
import { readText } from './read-text';

export type LocatedData<T> = Readonly<{ data: T; locate: Locate }>;

/** Reads a YAML or JSON file below the project's root and checks it by a schema; each mistake is an issue at its place. */
export function readYamlFile<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): Checked<LocatedData<z.output<Schema>>> {
  const text = readText(root, file);
  if (text.value === undefined) return { issues: text.issues };
  const yaml = parseYaml(file, text.value);
  if (!yaml.value) return { issues: yaml.issues };
  const { data, locate } = yaml.value;
  const result = schema.safeParse(data);
  if (result.success) return { value: { data: result.data, locate }, issues: [] };
  return { issues: issuesFromZod({ file, error: result.error, schema, data, locate }) };
}
