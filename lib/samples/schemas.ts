import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

/** A kind of resource that the project defines. */
export type Kind = Readonly<{ kind: string; apiVersion: string; schema: string }>;

/** The project's schemas, ready to check data against. */
export type Schemas = Readonly<{
  kinds: readonly Kind[];
  /** Takes the name of a schema file and data and gives what the data breaks. */
  validate: (schema: string, data: unknown) => readonly ErrorObject[];
}>;

type SchemaFile = Readonly<{ $id: string; properties?: Readonly<Record<string, { readonly const?: string }>> }>;

/** Reads the schemas of a folder; which kind each is for stands in it. Content without schemas has no such folder. */
export function readSchemas(folder: string): Schemas {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, validateFormats: false });
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.schema.json'));
  const schemas = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SchemaFile);
  ajv.addSchema(schemas.map((schema) => ({ ...schema })));
  const kinds = schemas.flatMap(({ $id, properties }) => {
    const [kind, apiVersion] = [properties?.['kind']?.const, properties?.['apiVersion']?.const];
    return kind && apiVersion ? [{ kind, apiVersion, schema: $id }] : [];
  });
  return {
    kinds,
    validate: (schema, data) => {
      const check = ajv.getSchema(schema);
      if (!check) throw new Error(`${folder} has no schema ${schema}.`);
      return check(data) === true ? [] : (check.errors ?? []);
    },
  };
}
