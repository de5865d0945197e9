import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deployFiles } from '../lib/hosting/deploy-files';
import { site as config } from '../lib/config/site';
import { writeAtomically } from '../lib/files/write-atomically';
import { readSite } from '../lib/site/get-site';
import { hostSite } from '../lib/site/host-site';
import { sitePageRedirects } from '../lib/site/site-redirects';
import { readArguments } from './read-arguments';

const { values } = readArguments({ options: { check: { type: 'boolean', default: false } } });

const site = hostSite(config, sitePageRedirects(readSite(process.cwd(), { includeDrafts: false })));
const files = Object.entries(deployFiles(site)).map(([name, text]) => ({ file: path.join('deploy', name), text }));
const stale = files.filter(({ file, text }) => !existsSync(file) || readFileSync(file, 'utf8') !== text);

if (values.check) {
  for (const { file } of stale) console.error(`${file} does not match the site's values and lib/hosting.`);
  if (stale.length > 0) console.error('Run: npm run deploy:files');
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const { file, text } of stale) {
    writeAtomically(file, text);
    console.log(`wrote ${file}`);
  }
}
