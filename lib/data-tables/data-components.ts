import { didYouMean, nearestName, suggestOr } from '../errors/nearest-name';
import { dataNames } from './data-file';
import { rowIds } from './field-table';
import { helmTable } from './helm-values';
import { imageList } from './image-list';
import { SchemaFolder } from './json-schema';
import type { Made } from './made';
import { schemaTable } from './schema-table';

/** A component that stands for a table or a list of data. */
export type DataComponent = Readonly<{
  /** The first one it cannot do without. */
  attributes: readonly string[];
  /** How it is written. */
  example: string;
  make: (values: Readonly<Record<string, string>>) => Made;
}>;

/** Takes the data folder, from the project's root, and gives the components of one page; ids of rows are unique among them. */
export function dataComponents(dataFolder: string): Readonly<Record<string, DataComponent>> {
  const ids = rowIds();
  const schemas = new SchemaFolder(`${dataFolder}/schemas`);
  return {
    HelmValues: {
      attributes: ['chart'],
      example: '<HelmValues chart="scanners/nmap" />',
      make: ({ chart = '' }) =>
        unlessMissing({ what: 'chart', name: chart, folder: `${dataFolder}/helm-values`, ending: '.yaml' }) ??
        helmTable(`${dataFolder}/helm-values/${chart}.yaml`, ids),
    },
    SchemaFields: {
      attributes: ['schema', 'path'],
      example: '<SchemaFields schema="scan" path="spec" />',
      make: ({ schema = '', path = '' }) =>
        unlessMissing({ what: 'schema', name: schema, folder: schemas.folder, ending: '.schema.json' }) ??
        schemaTable(schemas, schema, path, ids),
    },
    ImageList: { attributes: [], example: '<ImageList />', make: () => imageList(`${dataFolder}/images.yaml`) },
  };
}

type Wanted = Readonly<{ what: string; name: string; folder: string; ending: string }>;

function unlessMissing({ what, name, folder, ending }: Wanted): Made | undefined {
  const known = dataNames(folder, ending);
  if (known.includes(name)) return undefined;
  const inFolder = known.find((each) => each.endsWith(`/${name}`));
  const hint = inFolder ? didYouMean(inFolder) : suggestOr(name, known, `write the file ${folder}/${name}${ending}`);
  const message = `There is no data file for the ${what} "${name}".`;
  // What is mistyped is there.
  const rule = inFolder === undefined && nearestName(name, known) === undefined ? `missing-${what}` : `unknown-${what}`;
  return { mistake: { message, hint, rule }, issues: [] };
}
