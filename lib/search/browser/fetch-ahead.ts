import { indexRoute, tagsOfName, workerRoute } from '../common/search-tags';
import { fetchBelow, type LoadFile } from './load-index';

const { name, location } = globalThis as unknown as { readonly name: string; readonly location: Location };

/** The page may be busy for long on a slow phone: what the indexes need does not pass through it. */
const load = fetchBelow(location.pathname.slice(0, -workerRoute.length));

/** Tags of the indexes that this worker searches. */
export const tags = tagsOfName(name);

const ahead = new Map(tags.map((tag) => [indexRoute(tag), load(indexRoute(tag))]));

/** Gives the files of this worker's indexes. The indexes themselves are asked for as soon as this module runs, which is before those that open them. */
export const loadFile: LoadFile = (route) => ahead.get(route) ?? load(route);
