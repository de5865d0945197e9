import { readSite } from '../lib/site/get-site';
import { writeUncompiled } from './prepare';

await writeUncompiled(readSite(process.cwd(), { includeDrafts: true }));
