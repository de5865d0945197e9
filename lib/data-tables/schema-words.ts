import type { PhrasingContent } from 'mdast';
import { contentStrings } from '../config/content-strings';
import type { JsonSchema, ResolvedSchema } from './json-schema';
import { code, join, link, text } from './phrasing';

const words = contentStrings.fields;

/** Describes a schema's type in words; a Kubernetes type links to its reference. */
export function typeWords({ schema, definition, subschema }: ResolvedSchema): PhrasingContent[] {
  const reference = schema['x-kubernetes-ref'];
  if (reference !== undefined) return [link(reference, [text(typeName(definition, reference))])];
  const { type, anyOf = [] } = schema;
  if (type === undefined && anyOf.length > 0) {
    const options = anyOf.flatMap((_option, index) => subschema('anyOf', String(index)) ?? []);
    return join(options.map(typeWords), text(words.or));
  }
  const [item, value] = [subschema('items'), subschema('additionalProperties')];
  const names = typeof type === 'string' ? [type] : (type ?? [words.any]);
  return join(
    names.map((name) => {
      if (name === 'array' && item) return [text(words.listOf), ...typeWords(item)];
      if (name === 'object' && value) return [text(words.mapOf), ...typeWords(value)];
      return [text(name)];
    }),
    text(words.or),
  );
}

/** `envVar` becomes EnvVar; without a definition, the name comes from the reference's `#envvar-v1-core`. */
function typeName(definition: string | undefined, reference: string): string {
  const name = definition ?? /#([^-]+)/.exec(reference)?.[1] ?? reference;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Bounds of the 32-bit integers of Kubernetes: no reader needs them. */
const maxInt32 = 2147483647;

/** Describes a schema's constraints in sentences; those for list items and map values say so. */
export function constraints({ schema, subschema }: ResolvedSchema): PhrasingContent[][] {
  const ofInner = (name: 'items' | 'additionalProperties', start: string): PhrasingContent[][] =>
    own(subschema(name)?.schema ?? {}).map((sentence) => [text(start), ...sentence]);
  return [...own(schema), ...ofInner('items', words.eachItem), ...ofInner('additionalProperties', words.eachValue)];
}

function own(schema: JsonSchema): PhrasingContent[][] {
  // The reference of a Kubernetes type explains the notation of its values.
  if (schema['x-kubernetes-ref'] !== undefined) return [];
  const sentences: PhrasingContent[][] = [];
  if (schema.const !== undefined) sentences.push([text(words.always), code(notation(schema.const)), text('.')]);
  if (schema.enum) sentences.push([text(words.oneOf), ...valueList(schema.enum), text('.')]);
  if (schema.pattern !== undefined) sentences.push([text(words.pattern), code(schema.pattern), text('.')]);
  const plain = [
    schema.format === undefined ? undefined : words.format(schema.format),
    numberRange(schema),
    countRange(schema.minLength, schema.maxLength, words.characters),
    countRange(schema.minItems, schema.maxItems, words.items),
  ].filter((sentence) => sentence !== undefined);
  return [...sentences, ...plain.map((sentence) => [text(sentence)])];
}

function numberRange({ minimum, maximum = maxInt32 }: JsonSchema): string | undefined {
  if (maximum === maxInt32) return minimum === undefined ? undefined : words.atLeast(minimum);
  return minimum === undefined ? words.atMost(maximum) : words.between(minimum, maximum);
}

type Unit = Readonly<{ one: string; many: string }>;

function countRange(least: number | undefined, most: number | undefined, unit: Unit): string | undefined {
  const name = (number: number): string => (number === 1 ? unit.one : unit.many);
  if (most === undefined) return least === undefined ? undefined : words.countAtLeast(least, name(least));
  return least === undefined ? words.countAtMost(most, name(most)) : words.countBetween(least, most, name(most));
}

/** Values as readers write them, separated by commas. */
export const valueList = (values: readonly unknown[]): PhrasingContent[] =>
  join(
    values.map((value) => [code(notation(value))]),
    text(', '),
  );

/** Text as it is, the rest as JSON. */
const notation = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : toJson(value));

/** A value as JSON on one line, with spaces at which it can wrap. */
export const toJson = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
