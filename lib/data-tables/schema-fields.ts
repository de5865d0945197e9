import { suggestName } from '../errors/nearest-name';
import type { JsonSchema, Resolved, SchemaFolder } from './json-schema';

/** A field, however deep it is nested. */
export type Field = Readonly<{
  /** Such as `spec.env[].name` or `spec.groups.<key>.rule`. */
  path: string;
  resolved: Resolved;
  isRequired: boolean;
}>;

/** A path that leads to no field, in words for the page that asks for it. */
export type UnknownPath = Readonly<{ message: string; hint: string }>;

type Place = Readonly<{ resolved: Resolved; path: string }>;

/** Takes a schema and a dotted path (`''` for the whole) and gives every field below it, parents first. Types of Kubernetes are opened only when the path leads to one. Throws `BrokenReference`. */
export function schemaFields(root: Resolved, path: string, folder: SchemaFolder): readonly Field[] | UnknownPath {
  let here = contents({ resolved: root, path: '' }, folder);
  for (const name of path === '' ? [] : path.replaceAll('[]', '').replaceAll('.<key>', '').split('.')) {
    const { properties = {} } = here.resolved.schema;
    const next = properties[name];
    if (next === undefined) return unknownPath(here.path, name, Object.keys(properties));
    const resolved = inside(here.resolved, next, ['properties', name], folder);
    here = contents({ resolved, path: join(here.path, name) }, folder);
  }
  const fields = fieldsOf(here, folder);
  return fields.length > 0
    ? fields
    : {
        message: `"${path}" has no fields below it.`,
        hint: 'Name a field that is an object, or a list or map of objects.',
      };
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const inside = (
  { file, path }: Resolved,
  schema: JsonSchema,
  steps: readonly string[],
  folder: SchemaFolder,
): Resolved => folder.resolve(schema, { file, path: [...path, ...steps] });

/** What a list or a map holds, however deep; anything else is its own contents. */
function contents({ resolved, path }: Place, folder: SchemaFolder): Place {
  const { items, additionalProperties: values } = resolved.schema;
  if (items) return contents({ resolved: inside(resolved, items, ['items'], folder), path: `${path}[]` }, folder);
  if (typeof values === 'object')
    return contents(
      { resolved: inside(resolved, values, ['additionalProperties'], folder), path: `${path}.<key>` },
      folder,
    );
  return { resolved, path };
}

function fieldsOf({ resolved, path }: Place, folder: SchemaFolder): Field[] {
  const { properties = {}, required = [] } = resolved.schema;
  return Object.entries(properties).flatMap(([key, schema]) => {
    const field = {
      path: join(path, key),
      resolved: inside(resolved, schema, ['properties', key], folder),
      isRequired: required.includes(key),
    };
    return [field, ...fieldsBelow(field, folder)];
  });
}

function fieldsBelow(field: Field, folder: SchemaFolder): Field[] {
  const held = contents(field, folder);
  const isKubernetes = [field, held].some(({ resolved }) => resolved.schema['x-kubernetes-ref'] !== undefined);
  return isKubernetes ? [] : fieldsOf(held, folder);
}

function unknownPath(path: string, name: string, known: readonly string[]): UnknownPath {
  const where = path === '' ? 'The schema' : `"${path}"`;
  return {
    message: `${where} has no field "${name}".`,
    hint: known.length === 0 ? 'End the path before it.' : suggestName(name, known),
  };
}
