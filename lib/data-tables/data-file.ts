import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentIssue } from '../errors/content-issue';
import { issuesFromZod } from '../errors/from-zod';
import { issuesFromYaml, type Locate, yamlLocator } from '../errors/from-yaml';
import { listFilesBelow } from '../files/list-files-below';
import { noteSource } from '../mdx/sources';

/** A data file of `content/data`, parsed; or what keeps it from being parsed. */
export type DataFile = Readonly<{ file: string; data: unknown; locate: Locate; issues: readonly ContentIssue[] }>;

/** Takes a folder, from the project's root, and a file ending and gives the names of its data files, folders inside included. */
export function dataNames(folder: string, ending: string): string[] {
  noteSource(folder);
  return listFilesBelow(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));
}

/** Takes the path of a YAML or JSON file, which must exist, and gives its data with the places of its fields. */
export function readDataFile(file: string): DataFile {
  noteSource(file);
  const text = readFileSync(file, 'utf8');
  const read = (): DataFile => {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const issues = issuesFromYaml(file, document, lines);
    return {
      file,
      data: issues.length > 0 ? undefined : document.toJS(),
      locate: yamlLocator(document, lines),
      issues,
    };
  };
  // JSON is YAML; its own parser is far faster, but knows no places, which only a mistake needs.
  const data = file.endsWith('.json') ? parseJson(text) : undefined;
  return data === undefined ? read() : { file, data, locate: (...place) => read().locate(...place), issues: [] };
}

/** Takes the path of a file, which must exist, and the schema of its data and gives the data, or what is wrong with it. */
export function readCheckedData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Readonly<{ data?: z.output<Schema> }> & Pick<DataFile, 'locate' | 'issues'> {
  const { data, locate, issues } = readDataFile(file);
  if (issues.length > 0) return { locate, issues };
  const parsed = schema.safeParse(data);
  if (parsed.success) return { data: parsed.data, locate, issues };
  return { locate, issues: issuesFromZod({ file, error: parsed.error, schema, data, locate }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
