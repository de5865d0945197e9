import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { andThen } from './checked';
import { type CheckedData, checkSchema, parseYaml } from './parse-yaml';
import { readText } from './read-text';

/** Reads a YAML or JSON file below the project's root and checks it by a schema. */
export const readYamlFile = <Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): CheckedData<Schema> =>
  andThen(
    andThen(readText(root, file), (text) => parseYaml(file, text)),
    (yaml) => checkSchema(yaml, schema),
  );

/** The same for an optional file; a missing file has no value and no issues. */
export const readOptionalYaml: typeof readYamlFile = (root, file, schema) =>
  existsSync(path.join(root, file)) ? readYamlFile(root, file, schema) : { issues: [] };
