import { readSite } from '../lib/site/get-site';
import { generateModules } from '../lib/site/generate-modules';
import { writeGenerated } from './write-files';

// What the type checker needs of the generated files, without checking or compiling any page.
const site = readSite(process.cwd(), true);
writeGenerated(generateModules(site, { issues: [], bundlesAll: false }));
