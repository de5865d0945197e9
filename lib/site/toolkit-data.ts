import path from 'node:path';
import type { SiteConfig } from '../config/site-schema';
import type { Checked } from '../content/checked';
import { readToolkit, type Toolkit } from '../content/read-toolkit';
import type { ToolkitNames } from '../samples/toolkit-names';
import { type CheckedSchemas, readCheckedSchemas } from './check-schemas';

/** What the site knows of the toolkit, and what is wrong with the files that say so. */
export type ToolkitData = Readonly<{
  /** The names of the release. */
  toolkit: Checked<Toolkit>;
  /** The schemas of its resources. */
  schemas: CheckedSchemas;
}>;

/** Reads what the content below `root` says of the toolkit. */
export function readToolkitData(root: string, { blog }: SiteConfig): ToolkitData {
  const folder = path.posix.join(path.posix.dirname(blog.folder), 'data');
  return { toolkit: readToolkit(root, `${folder}/toolkit.yaml`), schemas: readCheckedSchemas(`${folder}/schemas`) };
}

/** The names that samples may use; none where nobody knows them. */
export const namesOf = ({ value }: Checked<Toolkit>, { toolkit: { version } }: SiteConfig): ToolkitNames | undefined =>
  value && {
    version,
    helm: value.helm,
    charts: [...value.charts, ...value.others.charts],
    scanTypes: [...value.scanTypes, ...value.others.scanTypes],
  };
