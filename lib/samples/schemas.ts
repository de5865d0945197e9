import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';

/** A kind of resource that the project defines. */
export type Kind = Readonly<{ kind: string; apiVersion: string; schema: string }>;

/** The project's schemas, compiled for validation. */
export type Schemas = Readonly<{
  kinds: readonly Kind[];
  /** Validates data against a schema file and returns the errors; none if the file does not exist. */
  validate: (schema: string, data: unknown) => readonly ErrorObject[];
}>;

export type SchemaFile = Readonly<{ $id: string; properties?: Readonly<Record<string, { readonly const?: string }>> }>;

const settings = { allErrors: true, strict: false, verbose: true, validateFormats: false } as const;

/** The kinds that the schemas describe. */
export const kindsOf = (files: readonly SchemaFile[]): Kind[] =>
  files.flatMap(({ $id, properties }) => {
    const [kind, apiVersion] = [properties?.['kind']?.const, properties?.['apiVersion']?.const];
    return kind && apiVersion ? [{ kind, apiVersion, schema: $id }] : [];
  });

/** A validator with all settings. */
export const createAjv = (): Ajv2020 => new Ajv2020(settings);

/** Compiles schema files without mistakes for validation. */
export function loadSchemas(files: readonly SchemaFile[]): Schemas {
  const ajv = createAjv();
  ajv.addSchema(files.map((schema) => ({ ...schema })));
  return {
    kinds: kindsOf(files),
    validate: (schema, data) => {
      const check = ajv.getSchema(schema);
      return check === undefined || check(data) === true ? [] : (check.errors ?? []);
    },
  };
}

/** A schema, or a map of schemas by name. */
export type Schema = Readonly<Record<string, unknown>>;

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords that no check and no message uses. */
const omitted = new Set(['$schema', 'examples', 'default', 'x-kubernetes-ref', 'title']);
/** Keywords whose error messages quote the field's description, as those about a missing field do. */
const quotingKeywords = /^(?:pattern|not|propertyNames|minimum|maximum|min(?:Length|Items)|max(?:Length|Items))$/;

/** Reduces a schema to what checks need, because readers of the tools load all of it. */
function slim(schema: Schema, isRequired = false): Schema {
  const isQuoted = isRequired || Object.keys(schema).some((keyword) => quotingKeywords.test(keyword));
  const kept = Object.entries(schema).filter(([name]) => !omitted.has(name) && (name !== 'description' || isQuoted));
  const required = (schema['required'] ?? []) as readonly string[];
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.map((each) => (isSchema(each) ? slim(each) : (each as unknown)))];
      if (!isSchema(value)) return [name, value];
      if (name !== 'properties' && name !== '$defs') return [name, slim(value)];
      const fields = Object.entries(value as Readonly<Record<string, Schema>>);
      return [name, Object.fromEntries(fields.map(([field, each]) => [field, slim(each, required.includes(field))]))];
    }),
  );
}

/** Compiles schema files to a module that exports, by kind, the validators that `loadSchemas` would use, for browsers whose policy forbids compiling. */
export function compileSchemas(files: readonly SchemaFile[]): string {
  const kinds = kindsOf(files);
  const parts = files.map(({ $id, ...file }): [string, Schema] => [$id, slim(file)]);
  // In one schema, so definitions shared by several files are compiled once. All keywords used mean the same in the draft with the smaller code.
  const shared = parts.flatMap(([, { $defs = {} }]) => Object.entries($defs as Schema));
  const own = kinds.map(({ kind, schema }) => [kind, parts.find(([id]) => id === schema)?.[1]]);
  const all = JSON.stringify({ $id: 'all', $defs: Object.fromEntries([...shared, ...own]) });
  const ajv = new Ajv({
    ...settings,
    inlineRefs: false,
    loopRequired: 1,
    loopEnum: 1,
    code: { source: true, esm: true },
  });
  ajv.addSchema(JSON.parse(all.replaceAll(/"[\w.-]+\.schema\.json#/g, '"#')) as object);
  const code = standaloneCode(ajv, Object.fromEntries(kinds.map(({ kind }) => [kind, `all#/$defs/${kind}`])));
  return `${code}\nexport const validators = { ${kinds.map(({ kind }) => kind).join(', ')} };\n`;
}
