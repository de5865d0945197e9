import { isDeepStrictEqual } from 'node:util';
import { dataNames } from '../data-tables/data-file';
import { SchemaFolder } from '../data-tables/json-schema';
import { type Field, schemaFields } from '../data-tables/schema-fields';
import type { Claim, Result } from './claims';
import type { ToolkitTree } from './read-toolkit-tree';

/** Checks fields of resources, their defaults and allowed values. */
export function fieldClaims(folder: string, toolkit: ToolkitTree): Result[] {
  const schemas = new SchemaFolder(`${folder}/schemas`);
  return dataNames(schemas.folder, '.schema.json').flatMap((name) => {
    const file = `${schemas.folder}/${name}.schema.json`;
    const root = schemas.resolve(schemas.read(file).value?.data ?? {}, { file, path: [] });
    // The file of shared schemas has no fields of its own.
    const fields = root.schema.properties ? schemaFields(root, '') : [];
    return 'message' in fields ? [] : compare(root.schema.title ?? '', fields, { schemas, toolkit });
  });
}

type Comparison = Readonly<{ schemas: SchemaFolder; toolkit: ToolkitTree }>;

function compare(kind: string, described: readonly Field[], { schemas, toolkit }: Comparison): Result[] {
  const now = toolkit.fields.get(kind);
  // Findings may have fields that their schema does not name.
  const isWritten = (path: string): boolean => kind === 'Finding' && toolkit.checkout.text.includes(path);
  const paths = new Set(described.map(({ path }) => path));
  const parents = new Set(described.map(({ path }) => parentOf(path)));
  const claims = described.map(({ path, resolved }): Claim => {
    const field = now?.get(path);
    // A resource's definition need not say what the code sets or allows.
    const differing = (['default', 'enum'] as const).find(
      (part) => field?.[part] !== undefined && !isDeepStrictEqual(field[part], resolved.schema[part]),
    );
    const gone = field || isWritten(path) ? undefined : `${kind} has no such field`;
    const changed = differing && `its ${differing} is ${JSON.stringify(field?.[differing])} in ${kind}`;
    const location = schemas.locate(resolved);
    return { kind: 'field', name: path, location, reason: gone ?? changed, isChanged: gone === undefined };
  });
  // Kubernetes types are not expanded, and so not compared.
  const novelties = [...(now?.keys() ?? [])]
    .filter((path) => !paths.has(path) && parents.has(parentOf(path)))
    .map((path) => ({ file: kind, what: `field ${path}` }));
  return [...claims, ...novelties];
}

const parentOf = (path: string): string => path.replace(/(^|\.)[^.]+$/, '');
