import type { FieldRemark } from './remark';
import { metadataOf, ofKinds, type Path, type Resource, scanPaths, valueAt } from './resource';
import { conditionsOf } from './selectors';

const rule = 'scope';

/** `{{$.host}}` in a value stands for what parse definitions call `host`. */
const alias = /\{\{\{?\s*\$\.([\w-]+)\s*\}\}/g;

function checkRequirement(requirement: unknown, path: Path, annotations: object): FieldRemark[] {
  const key: unknown = valueAt(requirement, ['key']);
  if (typeof key !== 'string' || Object.hasOwn(annotations, key)) return [];
  const message = `The condition reads the annotation "${key}", which the resource does not have; the hook fails then.`;
  return [
    {
      severity: 'warning',
      rule,
      path: [...path, 'key'],
      part: 'value',
      message,
      hint: 'Add it below metadata.annotations.',
    },
  ];
}

function checkAliases(requirement: unknown, path: Path, definitions: readonly Resource[]): FieldRemark[] {
  const values: unknown = valueAt(requirement, ['values']);
  const used = (Array.isArray(values) ? values : []).flatMap((value, index) =>
    [...String(value).matchAll(alias)].map(([, name = '']) => ({ name, path: [...path, 'values', index] })),
  );
  const known = definitions.map(({ data }) => Object(valueAt(data, ['spec', 'scopeLimiterAliases'])) as object);
  return used.flatMap(({ name, ...place }): FieldRemark[] => {
    if (known.some((aliases) => Object.hasOwn(aliases, name))) return [];
    const common = { rule, ...place, part: 'value' } as const;
    return known.length > 0
      ? [
          {
            ...common,
            severity: 'warning',
            message: `No parse definition of this text has the alias "${name}".`,
            hint: 'Add it to spec.scopeLimiterAliases of the parse definition whose findings start further scans.',
          },
        ]
      : [
          {
            ...common,
            severity: 'note',
            message: `"${name}" is an alias: the parse definition of each scanner in the cascade must have it.`,
          },
        ];
  });
}

/** Conditions of a scope limiter that read an annotation or an alias which is not there, and a limiter that selects every rule. */
export function checkScope(resource: Resource, all: readonly Resource[]): FieldRemark[] {
  const start = scanPaths[resource.kind.kind];
  if (!start || resource.kind.kind === 'CascadingRule') return [];
  const cascades = [...start, 'cascades'];
  const limiter = valueAt(resource.data, [...cascades, 'scopeLimiter']);
  if (limiter === undefined) return [];
  const annotations = metadataOf(resource, 'annotations');
  const definitions = ofKinds(all, 'ParseDefinition', 'ClusterParseDefinition');
  const found = ['allOf', 'anyOf', 'noneOf'].flatMap((name) => {
    const list = valueAt(limiter, [name]);
    return (Array.isArray(list) ? (list as unknown[]) : []).flatMap((requirement, index) => {
      const path = [...cascades, 'scopeLimiter', name, index];
      return [...checkRequirement(requirement, path, annotations), ...checkAliases(requirement, path, definitions)];
    });
  });
  if (conditionsOf(Object(valueAt(resource.data, cascades)) as object).length > 0) return found;
  const message = 'A scope limiter alone selects every rule of the namespace, also those that try passwords.';
  const hint = 'Add matchLabels or matchExpressions beside it.';
  return [{ severity: 'warning', rule, path: cascades, message, hint }, ...found];
}
