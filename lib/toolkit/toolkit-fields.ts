import { parse } from 'yaml';
import type { JsonSchema } from '../data-tables/json-schema';
import type { Checkout } from './checkout';

/** Fields of a resource by their path, such as `spec.env[].name`. */
export type Fields = ReadonlyMap<string, JsonSchema>;

type Crd = Readonly<{
  spec: {
    readonly names: { readonly kind: string };
    readonly versions: readonly [{ readonly schema: { readonly openAPIV3Schema: JsonSchema } }];
  };
}>;

/** The fields of each resource that a checkout defines, and of findings, by the kind. */
export function readFields(checkout: Checkout): ReadonlyMap<string, Fields> {
  const crds = checkout.files(/^operator\/crds\/.*\.yaml$/).map((file) => parse(checkout.read(file)) as Crd);
  const findings = checkout
    .files(/(^|\/)findings-schema\.json$/)
    .map((file) => JSON.parse(checkout.read(file)) as FindingsSchema);
  return new Map([
    ...crds.map(({ spec }): [string, Fields] => [spec.names.kind, fieldsOf(spec.versions[0].schema.openAPIV3Schema)]),
    ...findings.map(({ $defs }): [string, Fields] => ['Finding', fieldsOf($defs.finding)]),
  ]);
}

type FindingsSchema = Readonly<{ $defs: { readonly finding: JsonSchema } }>;

const fieldsOf = (schema: JsonSchema): Fields => new Map(walk(schema, ''));

function walk(
  { properties = {}, items, additionalProperties: values }: JsonSchema,
  at: string,
): [string, JsonSchema][] {
  if (items) return walk(items, `${at}[]`);
  if (typeof values === 'object') return walk(values, `${at}.<key>`);
  return Object.entries(properties).flatMap(([name, inner]): [string, JsonSchema][] => {
    const path = at === '' ? name : `${at}.${name}`;
    return [[path, inner], ...walk(inner, path)];
  });
}
