import { suggestName } from '../errors/nearest-name';
import type { ResolvedSchema } from './json-schema';

/** A field, however deep it is nested. */
export type Field = Readonly<{
  /** Such as `spec.env[].name` or `spec.groups.<key>.rule`. */
  path: string;
  resolved: ResolvedSchema;
  isRequired: boolean;
}>;

/** A path that leads to no field, in words for the page that asks for it. */
type UnknownPath = Readonly<{ message: string; hint: string }>;

type SchemaAtPath = Readonly<{ resolved: ResolvedSchema; path: string }>;

/** Lists every field of a schema below a dotted path (`''` for the whole), parents first. Kubernetes types are expanded only if the path leads to one. Throws `BrokenReference`. */
export function schemaFields(root: ResolvedSchema, path: string): readonly Field[] | UnknownPath {
  let current = unwrapCollections({ resolved: root, path: '' });
  for (const name of path === '' ? [] : path.replaceAll('[]', '').replaceAll('.<key>', '').split('.')) {
    const resolved = current.resolved.subschema('properties', name);
    if (!resolved) return unknownPath(current.path, name, Object.keys(current.resolved.schema.properties ?? {}));
    current = unwrapCollections({ resolved, path: joinPath(current.path, name) });
  }
  const fields = fieldsOf(current);
  if (fields.length > 0) return fields;
  const hint = 'Name a field that is an object, or a list or map of objects.';
  return { message: `"${path}" has no fields below it.`, hint };
}

const joinPath = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The items of a list or the values of a map, at any depth; anything else is returned as it is. */
function unwrapCollections({ resolved, path }: SchemaAtPath): SchemaAtPath {
  const item = resolved.subschema('items');
  if (item) return unwrapCollections({ resolved: item, path: `${path}[]` });
  const value = resolved.subschema('additionalProperties');
  return value ? unwrapCollections({ resolved: value, path: `${path}.<key>` }) : { resolved, path };
}

function fieldsOf({ resolved: parent, path }: SchemaAtPath): Field[] {
  const { properties = {}, required = [] } = parent.schema;
  return Object.keys(properties).flatMap((key) => {
    const resolved = parent.subschema('properties', key);
    if (!resolved) return [];
    const field = { path: joinPath(path, key), resolved, isRequired: required.includes(key) };
    const inner = unwrapCollections(field);
    const isKubernetes = [field, inner].some((each) => each.resolved.schema['x-kubernetes-ref'] !== undefined);
    return [field, ...(isKubernetes ? [] : fieldsOf(inner))];
  });
}

function unknownPath(path: string, name: string, known: readonly string[]): UnknownPath {
  const where = path === '' ? 'The schema' : `"${path}"`;
  const hint = known.length === 0 ? 'End the path before it.' : suggestName(name, known);
  return { message: `${where} has no field "${name}".`, hint };
}
