import { contentModules, indexModule, issuesModule, siteModules, workshopModules } from '../lib/site/generate-modules';
import { readSite } from '../lib/site/get-site';
import { readToolkitData } from '../lib/site/toolkit-data';
import { buildBrowserScripts } from './browser-scripts';
import { writeGenerated, writeRevision } from './write-files';

// What the type checker and the unit tests need of the generated files, without compiling any page.
const site = readSite(process.cwd(), true);
writeRevision(site);
writeGenerated([
  ...contentModules([]),
  ...siteModules(site),
  issuesModule([]),
  indexModule([]),
  ...workshopModules({ site, pages: [], ...readToolkitData(process.cwd(), site.config) }),
]);
await buildBrowserScripts();
