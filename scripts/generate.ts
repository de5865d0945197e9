import { readSite } from '../lib/site/get-site';
import { writeUncompiled } from './prepare';
import { readArguments } from './read-arguments';

readArguments({});
await writeUncompiled(readSite(process.cwd(), { includeDrafts: true }));
