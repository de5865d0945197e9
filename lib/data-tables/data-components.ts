import type { Code, Table } from 'mdast';
import type { ContentIssue } from '../errors/content-issue';
import { suggestName } from '../errors/nearest-name';
import { dataNames } from './data-file';
import { RowIds } from './field-table';
import { helmTable } from './helm-values';
import { imageList } from './image-list';
import { SchemaFolder } from './json-schema';
import { schemaTable } from './schema-table';

/** What became of a component: its table or code block, a mistake of the page that uses it, mistakes in data files. */
export type Made = Readonly<{
  block?: Table | Code;
  mistake?: Readonly<{ message: string; hint: string }>;
  issues: readonly ContentIssue[];
}>;

/** A component that stands for a table or a list of data. */
export type DataComponent = Readonly<{
  attributes: readonly string[];
  /** The attribute it cannot do without. */
  needed?: string;
  /** How it is written. */
  example: string;
  make: (values: Readonly<Record<string, string>>) => Made;
}>;

export const wrong = (message: string, hint: string): Made => ({ mistake: { message, hint }, issues: [] });

/** Takes the data folder, from the project's root, and gives the components of one page; ids of rows are unique among them. */
export function dataComponents(dataFolder: string): Readonly<Record<string, DataComponent>> {
  const ids = new RowIds();
  const schemas = new SchemaFolder(`${dataFolder}/schemas`);
  return {
    HelmValues: {
      attributes: ['chart'],
      needed: 'chart',
      example: '<HelmValues chart="scanners/nmap" />',
      make: ({ chart = '' }) =>
        unlessMissing('chart', chart, dataNames(`${dataFolder}/helm-values`, '.yaml')) ??
        helmTable(`${dataFolder}/helm-values/${chart}.yaml`, ids),
    },
    SchemaFields: {
      attributes: ['schema', 'path'],
      needed: 'schema',
      example: '<SchemaFields schema="scan" path="spec" />',
      make: ({ schema = '', path = '' }) => {
        const missing = unlessMissing('schema', schema, dataNames(`${dataFolder}/schemas`, '.schema.json'));
        if (missing) return missing;
        const { unknown: mistake, ...made } = schemaTable({ folder: schemas, name: schema, path, ids });
        return { ...made, ...(mistake && { mistake }) };
      },
    },
    ImageList: { attributes: [], example: '<ImageList />', make: () => imageList(`${dataFolder}/images.yaml`) },
  };
}

const unlessMissing = (what: string, name: string, known: readonly string[]): Made | undefined =>
  known.includes(name)
    ? undefined
    : wrong(`There is no data file for the ${what} "${name}".`, suggestName(name, known));
