import { existsSync, readFileSync } from 'node:fs';
import { routeOfSegments, routes, segmentsBelow } from '../config/routes';
import { printFile } from './generated-files';
import { getSite } from './get-site';
import type { PrintPage } from './types';

/** Segments below `/print` of every page that prints a section, for `generateStaticParams`. */
export const printParams = (): { path: string[] }[] =>
  getSite().printSections.map(({ route }) => ({ path: segmentsBelow(routes.print, route) }));

/** Reads the page at the segments below `/print` as the last build wrote it; `undefined` if there is none. */
export function printModel(path: readonly string[]): PrintPage | undefined {
  const file = printFile(routeOfSegments(routes.print, path));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PrintPage) : undefined;
}
