import type { PhrasingContent } from 'mdast';
import { contentStrings } from '../config/content-strings';
import { type ContentIssue, issueAt } from '../errors/content-issue';
import { type FieldRow, fieldTable, type RowIdMaker } from './field-table';
import { BrokenReference, type JsonSchema, type SchemaFolder } from './json-schema';
import type { BlockResult } from './block-result';
import { code, join, lineBreak, parsePhrasing, text } from './phrasing';
import { type Field, schemaFields } from './schema-fields';
import { constraints, toJson, valueList, typeWords } from './schema-words';

const words = contentStrings.fields;

/** Builds the table of every field below a dotted path (`''` for the whole) in the schema of a file, named without ending; or returns the mistakes in the path or the schema's files. */
export function schemaTable(folder: SchemaFolder, name: string, path: string, rowId: RowIdMaker): BlockResult {
  const file = `${folder.folder}/${name}.schema.json`;
  const { value, issues } = folder.read(file);
  if (!value) return { issues };
  try {
    const root = folder.resolve(value.data, { file, path: [] });
    const fields = schemaFields(root, path);
    if ('message' in fields) return { mistake: fields, issues };
    const rows = fields.map((field) => fieldRow(field, rowId(field.path, name)));
    const headings = [words.field, words.type, words.required, words.default, words.description];
    const label = words.schemaTable(root.schema.title ?? name, path);
    const block = fieldTable({ className: 'schema-fields', label, headings, rows });
    return { block, issues: fields.flatMap((field) => missingDescription(field, folder)) };
  } catch (error) {
    if (!(error instanceof BrokenReference)) throw error;
    return { issues: error.issues };
  }
}

function fieldRow({ path, resolved, isRequired }: Field, id: string): FieldRow {
  const { schema } = resolved;
  const byDefault = schema.default === undefined ? text(words.none) : code(toJson(schema.default));
  const description = [parsePhrasing(schema.description ?? ''), ...constraints(resolved), ...examples(schema)];
  const required = text(isRequired ? words.yes : words.no);
  return { id, name: path, cells: [typeWords(resolved), [required], [byDefault], join(description, lineBreak)] };
}

/** Shows two short examples, or one if any is an object or list; none if all possible values are listed anyway. */
function examples({ examples: all = [], const: constant, enum: values, type }: JsonSchema): PhrasingContent[][] {
  if (constant !== undefined || values !== undefined || type === 'boolean' || all.length === 0) return [];
  const shown = all.slice(0, all.some((example) => typeof example === 'object') ? 1 : 2);
  return [[text(shown.length === 1 ? words.example : words.examples), ...valueList(shown)]];
}

function missingDescription({ path, resolved }: Field, folder: SchemaFolder): ContentIssue[] {
  if (resolved.schema.description) return [];
  const message = `The field "${path}" has no description.`;
  const hint = 'Add "description": what it means, in one sentence.';
  return [issueAt(folder.locate(resolved), { rule: 'schema', message, hint })];
}
