import { suggestName } from '../errors/nearest-name';
import type { Resolved } from './json-schema';

/** A field, however deep it is nested. */
export type Field = Readonly<{
  /** Such as `spec.env[].name` or `spec.groups.<key>.rule`. */
  path: string;
  resolved: Resolved;
  isRequired: boolean;
}>;

/** A path that leads to no field, in words for the page that asks for it. */
type UnknownPath = Readonly<{ message: string; hint: string }>;

type Place = Readonly<{ resolved: Resolved; path: string }>;

/** Lists every field of a schema below a dotted path (`''` for the whole), parents first. Kubernetes types are expanded only if the path leads to one. Throws `BrokenReference`. */
export function schemaFields(root: Resolved, path: string): readonly Field[] | UnknownPath {
  let here = contents({ resolved: root, path: '' });
  for (const name of path === '' ? [] : path.replaceAll('[]', '').replaceAll('.<key>', '').split('.')) {
    const resolved = here.resolved.inside('properties', name);
    if (!resolved) return unknownPath(here.path, name, Object.keys(here.resolved.schema.properties ?? {}));
    here = contents({ resolved, path: join(here.path, name) });
  }
  const fields = fieldsOf(here);
  if (fields.length > 0) return fields;
  const hint = 'Name a field that is an object, or a list or map of objects.';
  return { message: `"${path}" has no fields below it.`, hint };
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The items of a list or the values of a map, at any depth; anything else is returned as it is. */
function contents({ resolved, path }: Place): Place {
  const item = resolved.inside('items');
  if (item) return contents({ resolved: item, path: `${path}[]` });
  const value = resolved.inside('additionalProperties');
  return value ? contents({ resolved: value, path: `${path}.<key>` }) : { resolved, path };
}

function fieldsOf({ resolved: parent, path }: Place): Field[] {
  const { properties = {}, required = [] } = parent.schema;
  return Object.keys(properties).flatMap((key) => {
    const resolved = parent.inside('properties', key);
    if (!resolved) return [];
    const field = { path: join(path, key), resolved, isRequired: required.includes(key) };
    const held = contents(field);
    const isKubernetes = [field, held].some((each) => each.resolved.schema['x-kubernetes-ref'] !== undefined);
    return [field, ...(isKubernetes ? [] : fieldsOf(held))];
  });
}

function unknownPath(path: string, name: string, known: readonly string[]): UnknownPath {
  const where = path === '' ? 'The schema' : `"${path}"`;
  const hint = known.length === 0 ? 'End the path before it.' : suggestName(name, known);
  return { message: `${where} has no field "${name}".`, hint };
}
