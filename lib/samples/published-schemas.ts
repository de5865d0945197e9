import { type FieldPage, rowId } from './field-page';
import { isSchema, type Kind, type Schema, type SchemaFile } from './schemas';

/** Functions that return the site's URL of a schema, by name, and of a route. */
type Addresses = Readonly<{ schema: (name: string) => string; route: (route: string) => string }>;

type Source = Readonly<{
  files: readonly SchemaFile[];
  kinds: readonly Kind[];
  fieldPages: Readonly<Record<string, FieldPage>>;
  addresses: Addresses;
}>;

/** The draft that all editors support; the schemas use only its keywords. */
const draft = 'http://json-schema.org/draft-07/schema#';

/** JSON Schema keywords whose value is a schema but not that of a named field. */
const schemaKeywords = new Set(['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'propertyNames']);

/** Keywords about a schema file as a whole, which are replaced. */
const fileKeywords = new Set(['$schema', '$id', '$defs']);

/** Writes a self-contained schema: what it references in other files is copied below its `definitions`, and each field links to its row in the docs. */
function bundle(file: Schema, { files, addresses }: Source, page: FieldPage | undefined): Schema {
  const definitions: Record<string, Schema> = {};
  const definitionPointer = (reference: string, path: string): string => {
    const [, name = ''] = /#\/\$defs\/(.+)$/.exec(reference) ?? [];
    if (!(name in definitions)) {
      const holder = files.find(({ $id }) => reference.startsWith(`${$id}#`)) as Schema | undefined;
      // Registered before it is written: it may reference itself.
      definitions[name] = {};
      const found = ((holder ?? file)['$defs'] as Record<string, Schema> | undefined)?.[name] ?? {};
      definitions[name] = copy(found, path);
    }
    return `#/definitions/${name}`;
  };
  const copy = (schema: Schema, path: string): Schema => {
    const own = Object.entries(schema).filter(([name]) => !fileKeywords.has(name));
    const entries = own.map(([name, value]): [string, unknown] => {
      if (name === '$ref') return [name, definitionPointer(String(value), path)];
      if (name === 'properties') return [name, copyFields(value as Readonly<Record<string, Schema>>, path)];
      if (schemaKeywords.has(name) && isSchema(value)) return [name, copy(value, path)];
      if (/^(?:any|all|one)Of$/.test(name)) return [name, (value as Schema[]).map((each) => copy(each, path))];
      return [name, value];
    });
    const row = page && rowId(page, path);
    if (row !== undefined && typeof schema['description'] === 'string') {
      const address = addresses.route(`${page?.route}#${row}`);
      entries.push(['markdownDescription', `${schema['description']}\n\n[Reference](${address})`]);
    }
    return Object.fromEntries(entries);
  };
  const copyFields = (properties: Readonly<Record<string, Schema>>, path: string): Schema =>
    Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, copy(each, path === '' ? name : `${path}.${name}`)]),
    );
  return { ...copy(file, ''), definitions };
}

/** Returns the schemas published for editors and programs, by name: one per kind, and one for files with several resources. */
export function publishedSchemas(source: Source): ReadonlyMap<string, Schema> {
  const { files, kinds, fieldPages, addresses } = source;
  const schemas = kinds.map(({ kind, schema }) => {
    const name = `${kind.toLowerCase()}.json`;
    const file = files.find(({ $id }) => $id === schema) as unknown as Schema;
    const page = fieldPages[kind];
    const description = [file['description'], page && addresses.route(page.route)].filter(Boolean).join('\n');
    return [name, { $schema: draft, $id: addresses.schema(name), ...bundle(file, source, page), description }] as const;
  });
  if (schemas.length === 0) return new Map();
  const title = 'Any resource of the secureCodeBox';
  const all = {
    $schema: draft,
    $id: addresses.schema('all.json'),
    title,
    oneOf: schemas.map(([name]) => ({ $ref: name })),
  };
  return new Map<string, Schema>([...schemas, ['all.json', all]]);
}
