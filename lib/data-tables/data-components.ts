import { didYouMean, nearestName, suggestNameOr } from '../errors/nearest-name';
import { dataNames } from './data-file';
import { rowIdMaker } from './field-table';
import { helmTable } from './helm-values';
import { imageList } from './image-list';
import { SchemaFolder } from './json-schema';
import type { BlockResult } from './block-result';
import { schemaTable } from './schema-table';

/** A component that stands for a table or a list of data. */
export type DataComponent = Readonly<{
  /** Attribute names; the first is required. */
  attributes: readonly string[];
  /** How it is written. */
  example: string;
  buildBlock: (values: Readonly<Record<string, string>>) => BlockResult;
}>;

/** Returns the data components for one page, whose row ids are unique on that page; `dataFolder` starts at the project's root. */
export function dataComponents(dataFolder: string): Readonly<Record<string, DataComponent>> {
  const rowId = rowIdMaker();
  const schemas = new SchemaFolder(`${dataFolder}/schemas`);
  return {
    HelmValues: {
      attributes: ['chart'],
      example: '<HelmValues chart="scanners/nmap" />',
      buildBlock: ({ chart = '' }) =>
        missingDataFile({ what: 'chart', name: chart, folder: `${dataFolder}/helm-values`, ending: '.yaml' }) ??
        helmTable(`${dataFolder}/helm-values/${chart}.yaml`, rowId),
    },
    SchemaFields: {
      attributes: ['schema', 'path'],
      example: '<SchemaFields schema="scan" path="spec" />',
      buildBlock: ({ schema = '', path = '' }) =>
        missingDataFile({ what: 'schema', name: schema, folder: schemas.folder, ending: '.schema.json' }) ??
        schemaTable(schemas, schema, path, rowId),
    },
    ImageList: { attributes: [], example: '<ImageList />', buildBlock: () => imageList(`${dataFolder}/images.yaml`) },
  };
}

type DataFileRequest = Readonly<{ what: string; name: string; folder: string; ending: string }>;

function missingDataFile({ what, name, folder, ending }: DataFileRequest): BlockResult | undefined {
  const known = dataNames(folder, ending);
  if (known.includes(name)) return undefined;
  const inFolder = known.find((each) => each.endsWith(`/${name}`));
  const hint = inFolder
    ? didYouMean(inFolder)
    : suggestNameOr(name, known, `write the file ${folder}/${name}${ending}`);
  const message = `There is no data file for the ${what} "${name}".`;
  // A near match means a typo.
  const rule = inFolder === undefined && nearestName(name, known) === undefined ? `missing-${what}` : `unknown-${what}`;
  return { mistake: { message, hint, rule }, issues: [] };
}
