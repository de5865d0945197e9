import { z } from 'zod';
import type { ContentIssue } from './content-issue';
import type { Locate } from './from-yaml';
import { suggestName } from './nearest-name';

export type ZodFailure = Readonly<{
  file: string;
  error: z.ZodError;
  /** The schema that was not met. A field's `meta({ hint })` becomes the remedy of its issues. */
  schema: z.ZodType;
  /** The data that did not meet it. */
  data: unknown;
  locate: Locate;
}>;

type Path = readonly PropertyKey[];

const expectedWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

function describeValue(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? `the number ${String(value)}` : String(value);
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.out) : schema;
}

function childSchema(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const plain = unwrap(schema);
  if (plain instanceof z.ZodObject) return (plain.shape as Record<PropertyKey, z.core.$ZodType>)[key];
  if (plain instanceof z.ZodRecord) return plain.valueType;
  // Names of fields are looked up in the items of a list, whose numbers may be left out of the path.
  if (plain instanceof z.ZodArray) return typeof key === 'number' ? plain.element : childSchema(plain.element, key);
  if (plain instanceof z.ZodDiscriminatedUnion)
    return plain.options.map((option) => childSchema(option, key)).find((found) => found !== undefined);
  return undefined;
}

function schemaAt(schema: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((inner, key) => inner && childSchema(inner, key), schema);
}

function knownFields(schema: z.core.$ZodType | undefined): string[] {
  const plain = schema && unwrap(schema);
  if (plain instanceof z.ZodObject) return Object.keys(plain.shape);
  return plain instanceof z.ZodDiscriminatedUnion ? [...new Set(plain.options.flatMap(knownFields))] : [];
}

/** The remedy written beside the field in its schema; for an item of a list, the list's. */
function hintAt(schema: z.ZodType, path: Path): string | undefined {
  const fields = path.filter((key) => typeof key === 'string');
  const hint = (schemaAt(schema, fields) as z.ZodType | undefined)?.meta()?.['hint'];
  return typeof hint === 'string' ? hint : undefined;
}

function fieldName(path: Path): string {
  if (path.length === 0) return 'The file';
  const name = `"${path.filter((key) => typeof key === 'string').join('.')}"`;
  const last = path.at(-1);
  return typeof last === 'number' ? `Item ${String(last + 1)} of the field ${name}` : `The field ${name}`;
}

type Finding = Pick<ContentIssue, 'rule' | 'message' | 'hint'>;

function wrongType({ path, expected }: z.core.$ZodIssueInvalidType, { schema, data }: ZodFailure): Finding {
  const value = valueAt(data, path);
  const hint = hintAt(schema, path);
  const wanted = expectedWords[expected] ?? expected;
  if (value === undefined) return { rule: 'missing-field', message: `${fieldName(path)} is missing.`, hint };
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return {
      rule: 'field-type',
      message: `${fieldName(path)} must be text, but it is ${describeValue(value)}.`,
      hint: `Put it in quotes: "${String(value)}".`,
    };
  const fallback = value === null ? 'Give the field a value, or delete the line.' : undefined;
  return {
    rule: 'field-type',
    message: `${fieldName(path)} must be ${wanted}, but it is ${describeValue(value)}.`,
    hint: hint ?? fallback,
  };
}

function wrongValue(path: Path, values: readonly unknown[], { data }: ZodFailure): Finding {
  const value = valueAt(data, path);
  const known = values.map(String);
  if (value === undefined)
    return {
      rule: 'missing-field',
      message: `${fieldName(path)} is missing.`,
      hint: `Use one of: ${known.join(', ')}.`,
    };
  return {
    rule: 'field-value',
    message: `${fieldName(path)} cannot be "${String(value)}".`,
    hint: suggestName(String(value), known),
  };
}

function describeIssue(issue: z.core.$ZodIssue, failure: ZodFailure): Finding {
  if (issue.code === 'invalid_type') return wrongType(issue, failure);
  if (issue.code === 'invalid_value') return wrongValue(issue.path, issue.values, failure);
  if (issue.code === 'invalid_union' && 'options' in issue)
    return wrongValue(issue.path, issue.options as unknown[], failure);
  // Messages given in a schema complete the sentence that begins with the field's name.
  return {
    rule: 'field-value',
    message: `${fieldName(issue.path)} ${issue.message}.`,
    hint: hintAt(failure.schema, issue.path),
  };
}

function unknownFields(issue: z.core.$ZodIssueUnrecognizedKeys, { file, schema, locate }: ZodFailure): ContentIssue[] {
  const known = knownFields(schemaAt(schema, issue.path));
  return issue.keys.map((key) => ({
    file,
    ...locate([...issue.path, key]),
    rule: 'unknown-field',
    severity: 'error',
    message: `There is no field "${key}".`,
    hint: suggestName(key, known),
  }));
}

/** Takes what a zod schema found wrong in a file and gives issues at the place of the very field, with the nearest known name or the field's own remedy. */
export function issuesFromZod(failure: ZodFailure): ContentIssue[] {
  const { file, error, locate } = failure;
  return error.issues.flatMap((issue): ContentIssue[] => {
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, failure);
    const part = valueAt(failure.data, issue.path) === undefined ? 'key' : 'value';
    return [{ file, ...locate(issue.path, part), severity: 'error', ...describeIssue(issue, failure) }];
  });
}
