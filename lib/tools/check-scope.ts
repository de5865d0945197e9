import { type FieldRemark, remarkFactory } from './remark';
import { listAt, metadataOf, ofKinds, type Path, type Resource, scanPaths, valueAt } from './resource';
import { conditionsOf } from './selectors';

const { warning, note } = remarkFactory('scope');

/** `{{$.host}}` in a value refers to the `host` of parse definitions. */
const alias = /\{\{\{?\s*\$\.([\w-]+)\s*\}\}/g;

function checkAnnotation(requirement: unknown, path: Path, annotations: object): FieldRemark[] {
  const key = valueAt(requirement, ['key']);
  if (typeof key !== 'string' || Object.hasOwn(annotations, key)) return [];
  const message = `The condition reads the annotation "${key}", which the resource does not have; without it, the hook fails.`;
  return [warning([...path, 'key'], message, 'Add it below metadata.annotations.')];
}

function checkAliases(requirement: unknown, path: Path, known: readonly object[]): FieldRemark[] {
  const missing = 'Add it to spec.scopeLimiterAliases of the parse definition whose findings start further scans.';
  return listAt(requirement, ['values']).flatMap((value, index) =>
    [...String(value).matchAll(alias)].flatMap(([, name = '']) => {
      const place = [...path, 'values', index];
      if (known.some((aliases) => Object.hasOwn(aliases, name))) return [];
      const unknown = `No parse definition of this text has the alias "${name}".`;
      const needed = `"${name}" is an alias: the parse definition of each scanner in the cascade must have it.`;
      return known.length > 0 ? warning(place, unknown, missing) : note(place, needed);
    }),
  );
}

/** Reports conditions of a scope limiter that read a missing annotation or alias, and a limiter that selects every rule. */
export function checkScope(resource: Resource, all: readonly Resource[]): FieldRemark[] {
  const start = scanPaths[resource.kind.kind];
  if (!start || resource.kind.kind === 'CascadingRule') return [];
  const path = [...start, 'cascades'];
  const cascades = valueAt(resource.data, path);
  if (valueAt(cascades, ['scopeLimiter']) === undefined) return [];
  const annotations = metadataOf(resource, 'annotations');
  const definitions = ofKinds(all, 'ParseDefinition', 'ClusterParseDefinition');
  const aliases = definitions.map(({ data }) => Object(valueAt(data, ['spec', 'scopeLimiterAliases'])) as object);
  const found = ['allOf', 'anyOf', 'noneOf'].flatMap((name) =>
    listAt(cascades, ['scopeLimiter', name]).flatMap((requirement, index) => {
      const place = [...path, 'scopeLimiter', name, index];
      return [...checkAnnotation(requirement, place, annotations), ...checkAliases(requirement, place, aliases)];
    }),
  );
  const open = 'A scope limiter alone selects every rule of the namespace, including those that try passwords.';
  return conditionsOf(cascades).length > 0
    ? found
    : [warning(path, open, 'Add matchLabels or matchExpressions to cascades.'), ...found];
}
