import { parse } from 'yaml';
import type { JsonSchema } from '../data-tables/json-schema';
import { readCharts } from './charts';
import { type Checkout, openCheckout } from './checkout';

type Crd = Readonly<{
  spec: {
    readonly names: { readonly kind: string };
    readonly versions: readonly [{ readonly schema: { readonly openAPIV3Schema: JsonSchema } }];
  };
}>;
type FindingsSchema = Readonly<{ $defs: { readonly finding: JsonSchema } }>;

function fieldsOf(
  { properties = {}, items, additionalProperties: values }: JsonSchema,
  at = '',
): [string, JsonSchema][] {
  if (items) return fieldsOf(items, `${at}[]`);
  if (typeof values === 'object') return fieldsOf(values, `${at}.<key>`);
  return Object.entries(properties).flatMap(([name, inner]) => {
    const path = at === '' ? name : `${at}.${name}`;
    return [[path, inner], ...fieldsOf(inner, path)];
  });
}

/** The fields of findings and of each resource defined in a checkout, by kind and by path, such as `spec.env[].name`. */
function readFields({ files, read }: Checkout): ReadonlyMap<string, ReadonlyMap<string, JsonSchema>> {
  const resources = files(/^operator\/crds\/.*\.yaml$/).map((file) => {
    const { names, versions } = (parse(read(file)) as Crd).spec;
    return [names.kind, versions[0].schema.openAPIV3Schema] as const;
  });
  const findings = files(/(^|\/)findings-schema\.json$/).map(
    (file) => ['Finding', (JSON.parse(read(file)) as FindingsSchema).$defs.finding] as const,
  );
  return new Map([...resources, ...findings].map(([kind, schema]) => [kind, new Map(fieldsOf(schema))]));
}

/** Reads the charts and fields of a working tree, whatever its version. */
export function readToolkitTree(root: string) {
  const checkout = openCheckout(root);
  return { checkout, charts: readCharts(checkout), fields: readFields(checkout) };
}

export type ToolkitTree = Readonly<ReturnType<typeof readToolkitTree>>;
