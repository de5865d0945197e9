import type { Table } from 'mdast';
import { z } from 'zod';
import { contentStrings } from '../config/content-strings';
import type { ContentIssue } from '../errors/content-issue';
import { issuesFromZod } from '../errors/from-zod';
import { readDataFile } from './data-file';
import { fieldTable, type RowIds } from './field-table';
import { code, parsePhrasing, text } from './phrasing';

const isJson = (value: string): boolean => {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};

const value = z.strictObject({
  key: z.string().min(1).describe('Path in `values.yaml`, with dots.'),
  type: z.string().min(1).describe("Type in the chart's words."),
  default: z.string().refine(isJson, 'must be written as JSON').meta({
    description: 'Default in the notation of JSON.',
    hint: `Write the default as JSON in single quotes, such as '"text"', '{}' or 'null'.`,
  }),
  description: z.string().min(1).describe('One or two sentences; Markdown within a line.'),
});

/** A file of `content/data/helm-values`: every value of one chart, in the order of its `values.yaml`. */
export const helmValues = z.strictObject({ chart: z.string().min(1), values: z.array(value).min(1) });

/** Other spellings of types, as charts use them. */
const typeNames: Readonly<Record<string, string>> = { bool: 'boolean', int: 'integer' };

/** Takes a data file's path and gives the table of a chart's values, or what is wrong in the file. */
export function helmTable(
  file: string,
  ids: RowIds,
): { readonly block?: Table; readonly issues: readonly ContentIssue[] } {
  const { data, locate, issues } = readDataFile(file);
  if (issues.length > 0) return { issues };
  const parsed = helmValues.safeParse(data);
  if (!parsed.success)
    return { issues: issuesFromZod({ file, error: parsed.error, schema: helmValues, data, locate }) };
  const { chart, values } = parsed.data;
  const rows = values.map((each) => ({
    id: ids.take(`values.${each.key}`, chart),
    name: each.key,
    cells: [[text(typeNames[each.type] ?? each.type)], [code(each.default)], parsePhrasing(each.description)],
  }));
  const { key, type, default: byDefault, description } = contentStrings.fields;
  const block = fieldTable({
    className: 'helm-values',
    label: contentStrings.fields.helmTable(chart),
    headings: [key, type, byDefault, description],
    rows,
  });
  const keys = values.map((each) => each.key);
  const repeated = keys.flatMap((name, index) =>
    keys.indexOf(name) < index ? [{ name, place: locate(['values', index, 'key'], 'value') }] : [],
  );
  return { block, issues: repeated.map(({ name, place }) => describedTwice(file, name, place)) };
}

function describedTwice(
  file: string,
  name: string,
  place: { readonly line: number; readonly column: number },
): ContentIssue {
  return {
    file,
    ...place,
    rule: 'helm-values',
    severity: 'error',
    message: `The value "${name}" is described a second time.`,
    hint: 'Delete one of the two.',
  };
}
