import { z } from 'zod';
import { type ContentIssue, issueAt, type LocateInFile, type Problem } from './content-issue';
import { nearestName, suggestName } from './nearest-name';
import { wordsForType, wordsForValue } from './value-words';

type ZodFailure = Readonly<{
  error: z.ZodError;
  /** The schema that was not met. A field's `meta({ hint })` becomes the remedy of its issues. */
  schema: z.ZodType;
  /** The data that did not meet it. */
  data: unknown;
  locate: LocateInFile;
}>;

type Path = readonly PropertyKey[];
type Schema = z.core.$ZodType | undefined;

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);

function unwrap(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.out) : schema;
}

function childSchema(schema: Schema, key: PropertyKey): Schema {
  const plain = unwrap(schema);
  if (plain instanceof z.ZodObject) return (plain.shape as Record<PropertyKey, z.core.$ZodType>)[key];
  if (plain instanceof z.ZodRecord) return plain.valueType;
  // Looks up field names in the items of a list, whose index may be missing from the path.
  if (plain instanceof z.ZodArray) return typeof key === 'number' ? plain.element : childSchema(plain.element, key);
  if (plain instanceof z.ZodUnion)
    return plain.options.map((option) => childSchema(option, key)).find((child) => child !== undefined);
  return undefined;
}

const schemaAt = (schema: Schema, path: Path): Schema => path.reduce<Schema>(childSchema, schema);

function knownFields(schema: Schema): string[] {
  const plain = unwrap(schema);
  if (plain instanceof z.ZodObject) return Object.keys(plain.shape);
  return plain instanceof z.ZodUnion ? [...new Set(plain.options.flatMap(knownFields))] : [];
}

const fieldNames = (path: Path): string[] => path.filter((key) => typeof key === 'string');

/** The remedy written beside the field in its schema; for an item of a list, the list's. */
function hintAt(schema: z.ZodType, path: Path): string | undefined {
  const hint = (schemaAt(schema, fieldNames(path)) as z.ZodType | undefined)?.meta()?.['hint'];
  return typeof hint === 'string' ? hint : undefined;
}

function subjectOf(path: Path): string {
  if (path.length === 0) return 'The file';
  const field = `field "${fieldNames(path).join('.')}"`;
  const last = path.at(-1);
  return typeof last === 'number' ? `Item ${String(last + 1)} of the ${field}` : `The ${field}`;
}

const missingField = (path: Path, hint: string | undefined): Problem => ({
  rule: 'missing-field',
  message: `${subjectOf(path)} is missing.`,
  hint: hint ?? `Add "${String(path.at(-1))}" with its value.`,
});

function wrongType({ path, expected }: z.core.$ZodIssueInvalidType, { schema, data }: ZodFailure): Problem {
  const value = valueAt(data, path);
  const hint = hintAt(schema, path);
  if (value === undefined) return missingField(path, hint);
  const accepts = (other: unknown): boolean => (schemaAt(schema, path) as z.ZodType).safeParse(other).success;
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  const remedies = [
    value === false && accepts(null) && 'Write null instead.',
    isPlain && accepts(String(value)) && `Put it in quotes: "${String(value)}".`,
    expected === 'boolean' && 'Write true or false.',
    expected === 'array' && typeof value === 'string' && `Write a list: ${String(path.at(-1))}: [${value}]`,
    hint ?? (value === null && path.length > 0 && 'Give the field a value, or delete the line.'),
    `Write ${wordsForType(expected)} here.`,
  ];
  const message = `${subjectOf(path)} must be ${wordsForType(expected)}, but it is ${wordsForValue(value)}.`;
  return { rule: 'field-type', message, hint: remedies.find((remedy) => typeof remedy === 'string') };
}

function wrongValue(path: Path, values: readonly unknown[], { data }: ZodFailure): Problem {
  const value = valueAt(data, path);
  const known = values.filter((each) => each !== undefined).map(String);
  if (value === undefined || value === null) return missingField(path, `Use one of: ${known.join(', ')}.`);
  const message = `${subjectOf(path)} cannot be "${String(value)}".`;
  return { rule: 'field-value', message, hint: suggestName(String(value), known) };
}

function describe(issue: z.core.$ZodIssue, failure: ZodFailure): Problem {
  if (issue.code === 'invalid_type') return wrongType(issue, failure);
  if (issue.code === 'invalid_value') return wrongValue(issue.path, issue.values, failure);
  if (issue.code === 'invalid_union' && 'options' in issue) {
    const problem = wrongValue(issue.path, issue.options as unknown[], failure);
    // Use the union's own message for an unknown kind, if it has one.
    return issue.message.startsWith('Invalid') ? problem : { ...problem, message: issue.message };
  }
  // Messages given in a schema complete the sentence that begins with the field's name.
  const message = `${subjectOf(issue.path)} ${issue.message}.`;
  return { rule: 'field-value', message, hint: hintAt(failure.schema, issue.path) };
}

function unknownFields({ path, keys }: z.core.$ZodIssueUnrecognizedKeys, failure: ZodFailure): ContentIssue[] {
  const { schema, locate } = failure;
  const known = knownFields(schemaAt(schema, path));
  return keys.map((key) => {
    const message = `There is no field "${key}".`;
    const problem = { rule: 'unknown-field', message, hint: suggestName(key, known) };
    return issueAt(locate([...path, key]), problem);
  });
}

/** Fields present under a mistyped name, so that they are not also reported as missing. */
const mistypedFields = ({ error, schema }: ZodFailure): string[] =>
  error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = knownFields(schemaAt(schema, issue.path));
    return issue.keys.map((key) => [...issue.path, nearestName(key, known)].join('.'));
  });

/** Issues at the exact fields that do not match a schema, with the nearest known name or the field's own remedy. */
export function issuesFromZod(failure: ZodFailure): ContentIssue[] {
  const { error, data, locate } = failure;
  const mistyped = mistypedFields(failure);
  return error.issues.flatMap((issue): ContentIssue[] => {
    if (issue.code === 'unrecognized_keys') return unknownFields(issue, failure);
    const isMissing = valueAt(data, issue.path) === undefined;
    if (isMissing && mistyped.includes(issue.path.join('.'))) return [];
    const part = isMissing ? 'key' : 'value';
    return [issueAt(locate(issue.path, part), describe(issue, failure))];
  });
}
