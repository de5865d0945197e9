import type { YamlDocument } from '../samples/read-yaml';
import type { Kind } from '../samples/schemas';

/** A resource of the project in a text. */
export type Resource = YamlDocument & Readonly<{ kind: Kind }>;

export type Path = readonly (string | number)[];

/** The value at a path of a document, of any type. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, step) => (Object(inside) as Record<string | number, unknown>)[step], value);

/** The list at a path of a document; empty if there is none. */
export function listAt(value: unknown, path: Path): readonly unknown[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : [];
}

/** Path to what a resource scans; only these kinds scan. */
export const scanPaths: Readonly<Record<string, Path>> = {
  Scan: ['spec'],
  ScheduledScan: ['spec', 'scanSpec'],
  CascadingRule: ['spec', 'scanSpec'],
};

/** The labels, annotations and so on of a resource. */
export const metadataOf = ({ data }: Resource, field: string): Readonly<Record<string, unknown>> =>
  Object(valueAt(data, ['metadata', field])) as Readonly<Record<string, unknown>>;

export const ofKinds = (resources: readonly Resource[], ...kinds: readonly string[]): Resource[] =>
  resources.filter(({ kind }) => kinds.includes(kind.kind));
