import type { z } from 'zod';
import { issuesFromZod } from '../errors/from-zod';
import type { Locate } from '../errors/from-yaml';
import type { Checked } from './checked';
import { splitFrontMatter, type SplitFile } from './split-front-matter';
import { readText } from './read-text';
import type { SourceFile } from './types';

export type ParsedPage<Fields> = Readonly<{ source: SourceFile; fields: Fields; locate: Locate }>;

/** Reads a content file and splits its front matter off, unchecked. */
export function readPage(root: string, file: string): Checked<SplitFile> {
  const text = readText(root, file);
  return text.value === undefined ? { issues: text.issues } : splitFrontMatter(file, text.value);
}

/** Takes a split file and the schema of its front matter and gives its checked fields, or an issue for each mistake. */
export function checkFields<Schema extends z.ZodType>(
  { source, locate }: SplitFile,
  schema: Schema,
): Checked<ParsedPage<z.output<Schema>>> {
  const { file, data } = source;
  const result = schema.safeParse(data);
  if (result.success) return { value: { source, fields: result.data, locate }, issues: [] };
  return { issues: issuesFromZod({ file, error: result.error, schema, data, locate }) };
}
