import { z } from 'zod';
import { contentStrings } from '../config/content-strings';
import { type Problem, issueAt } from '../errors/content-issue';
import { parseJson } from '../errors/parse-json';
import { readDataFile } from './data-file';
import { fieldTable, type RowIdMaker } from './field-table';
import type { BlockResult } from './block-result';
import { code, parsePhrasing, text } from './phrasing';

const value = z.strictObject({
  key: z.string().min(1).describe('Path in `values.yaml`, with dots.'),
  type: z.string().min(1).describe("Type in the chart's words."),
  default: z
    .string()
    .refine((written) => 'data' in parseJson(written), 'must be written as JSON')
    .meta({
      description: 'Default in the notation of JSON.',
      hint: `Write the default as JSON in single quotes, such as '"text"', '{}' or 'null'.`,
    }),
  description: z.string().min(1).describe('One or two sentences; Markdown within a line.'),
});

/** A file of `content/data/helm-values`: every value of one chart, in the order of its `values.yaml`. */
export const helmValues = z.strictObject({ chart: z.string().min(1), values: z.array(value).min(1) });

/** Other spellings of types, as charts use them. */
const typeNames: Readonly<Record<string, string>> = { bool: 'boolean', int: 'integer' };

/** Builds the table of a chart's values from its data file, or returns the mistakes in that file. */
export function helmTable(file: string, rowId: RowIdMaker): BlockResult {
  const { value: read, issues } = readDataFile(file, helmValues);
  if (!read) return { issues };
  const { chart, values } = read.data;
  const rows = values.map((each) => ({
    id: rowId(`values.${each.key}`, chart),
    name: each.key,
    cells: [[text(typeNames[each.type] ?? each.type)], [code(each.default)], parsePhrasing(each.description)],
  }));
  const { helmTable: label, key, type, default: byDefault, description } = contentStrings.fields;
  const headings = [key, type, byDefault, description];
  const block = fieldTable({ className: 'helm-values', label: label(chart), headings, rows });
  const keys = values.map((each) => each.key);
  const repeated = keys.flatMap((name, index) =>
    keys.indexOf(name) < index ? [issueAt(read.locate(['values', index, 'key'], 'value'), describedTwice(name))] : [],
  );
  return { block, issues: repeated };
}

const describedTwice = (name: string): Problem => ({
  rule: 'helm-values',
  message: `The value "${name}" is described a second time.`,
  hint: 'Delete one of the two.',
});
