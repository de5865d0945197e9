import { readFileSync } from 'node:fs';
import { joinRoute, routes } from '../config/routes';
import { awaitFile, isMadeBeside } from '../mdx/made-beside.mjs';
import { blogParams } from './blog-model';
import { docsParams } from './docs-model';
import { keptRoutesFile } from './generated-files';
import { printParams } from './print-model';

/** Routes of the pages that a build takes over from the last one, known when all that pages are made of is there. */
async function keptRoutes(): Promise<ReadonlySet<string>> {
  if (!isMadeBeside()) return new Set();
  await awaitFile(keptRoutesFile);
  return new Set(JSON.parse(readFileSync(keptRoutesFile, 'utf8')) as string[]);
}

/** Leaves out the pages that are taken over; at least one stays, because Next cannot export a route without any. */
async function toMake<Params>(all: readonly Params[], routeOf: (params: Params) => string): Promise<Params[]> {
  const kept = await keptRoutes();
  const made = all.filter((params) => !kept.has(routeOf(params)));
  return made.length > 0 ? made : all.slice(0, 1);
}

/** `docsParams` of the pages that are to be made. */
export const docsParamsToMake = () => toMake(docsParams(), ({ slug }) => joinRoute(routes.docs, ...slug));

/** `blogParams` of the pages that are to be made. */
export const blogParamsToMake = () => toMake(blogParams(), ({ path }) => joinRoute(routes.blog, ...path));

/** `printParams` of the pages that are to be made. */
export const printParamsToMake = () => toMake(printParams(), ({ path }) => joinRoute(routes.print, ...path));
