import path from 'node:path';
import type { SiteConfig } from '../config/site-schema';
import { readToolkit } from '../content/read-toolkit';

type OfSite = Readonly<{ config: SiteConfig }>;

const dataFile = ({ config }: OfSite, name: string): string =>
  path.posix.join(path.posix.dirname(config.blog.folder), 'data', name);

/** Where the schemas of the toolkit's resources stand. */
export const schemaFolder = (site: OfSite): string => dataFile(site, 'schemas');

/** The names of the release, and what is wrong with the file below `root` that lists them. */
export const toolkitOf = (site: OfSite, root: string) => readToolkit(root, dataFile(site, 'toolkit.yaml'));
