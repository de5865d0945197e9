import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { issueAt, type LocateInFile, startOf } from '../errors/content-issue';
import { issuesFromComments, issuesFromYaml, placeAt, yamlLocator } from '../errors/from-yaml';
import { issuesFromZod } from '../errors/from-zod';
import { parseJson } from '../errors/parse-json';
import type { Checked } from './checked';

export type LocatedData<T = unknown> = Readonly<{ data: T; locate: LocateInFile }>;

export type CheckedData<Schema extends z.ZodType> = Checked<LocatedData<z.output<Schema>>>;

/** Reads JSON as YAML, of which it is a subset, so that mistakes in it have a place. Schemas are long: Node.js parses them, and YAML only finds the places. */
export function parseYaml(file: string, text: string): Checked<LocatedData> {
  const json = file.endsWith('.schema.json') ? parseJson(text) : undefined;
  if (json === undefined) return parseAsYaml(file, text);
  const locate: LocateInFile = (...field) => parseAsYaml(file, text).value?.locate(...field) ?? startOf(file);
  if ('data' in json) return { value: { data: json.data, locate }, issues: [] };
  const { issues } = parseAsYaml(file, text);
  const message = `The JSON cannot be read here: ${json.reason}.`;
  const hint = 'Check quotes, commas and brackets; JSON has no comments.';
  return { issues: issues.length > 0 ? issues : [issueAt({ file, ...json.place }, { rule: 'json', message, hint })] };
}

function parseAsYaml(file: string, text: string): Checked<LocatedData> {
  const lines = new LineCounter();
  const schema = file.endsWith('.json') ? 'json' : 'core';
  // Otherwise, the parser itself would print warnings, such as on "title: {{ name }}".
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, schema, logLevel: 'error' });
  const issues = issuesFromYaml(file, document, lines);
  if (issues.length > 0) return { issues };
  const placeOf = yamlLocator(document, lines);
  try {
    const data: unknown = document.toJS();
    const commentIssues = /\.mdx?$|_category_/.test(file) ? issuesFromComments(file, document, lines, text) : [];
    return { value: { data, locate: (...field) => ({ file, ...placeOf(...field) }) }, issues: commentIssues };
  } catch (error) {
    // Aliases are resolved here, not by the parser.
    const [alias = '*'] = /(?<=: )\S+$/.exec(String(error)) ?? [];
    const place = placeAt(lines, Math.max(text.indexOf(`*${alias}`), text.indexOf('*')));
    const message = 'A value cannot start with "*".';
    const hint = 'Put the whole value in double quotes.';
    return { issues: [issueAt({ file, ...place }, { rule: 'yaml', message, hint })] };
  }
}

/** Checks data by its schema, with an issue at the place of each mistake. */
export function checkSchema<Schema extends z.ZodType>(
  { data, locate }: LocatedData,
  schema: Schema,
): CheckedData<Schema> {
  const result = schema.safeParse(data);
  if (result.success) return { value: { data: result.data, locate }, issues: [] };
  return { issues: issuesFromZod({ error: result.error, schema, data, locate }) };
}
