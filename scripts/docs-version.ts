import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addVersion } from '../lib/config/add-version';
import { docRoute } from '../lib/config/routes';
import { site } from '../lib/config/site';
import { siteFile } from '../lib/config/site-locator';
import { listFilesBelow } from '../lib/files/list-files-below';
import { readSite } from '../lib/site/get-site';
import { moveAddresses, retargetVersion } from '../lib/site/move-page';
import { dropRedirects } from '../lib/urls/edit-redirects';
import { checkMoved } from './check-moved';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';
import { run } from './run';

const [name = ''] = readArguments({ allowPositionals: true }).positionals;
const [current] = site.docs.versions;
const source = current?.folder ?? '';
const target = `${path.posix.dirname(site.blog.folder)}/versions/${name}`;

if (!/^[a-z0-9][a-z0-9._-]*$/.test(name))
  refuse('Name the version with lowercase letters, digits, dots and dashes: npm run docs:version -- 4.x');
if (existsSync(target) || site.docs.versions.some((version) => version.name === name))
  refuse(`The version "${name}" already exists.`);

const { content, versions } = readSite(process.cwd(), { includeDrafts: true });
const pages = content.docs.filter(({ version }) => version === current?.name).map(({ route }) => route);
const version = {
  from: docRoute(current?.path ?? '', ''),
  to: docRoute(name, ''),
  routes: new Set([...pages, ...(versions[0]?.routes ?? [])]),
};

cpSync(source, target, { recursive: true });
for (const file of listFilesBelow(target).filter((each) => /\.mdx?$/.test(each))) {
  const to = path.posix.join(target, file);
  const from = path.posix.join(source, file);
  // Targets within the docs are part of the copy.
  const exists = (linked: string): boolean => !linked.startsWith(`${source}/`) && existsSync(linked);
  const text = retargetVersion(moveAddresses(readFileSync(to, 'utf8'), { from, to, exists }), version);
  // A copy takes over no addresses, but redirects between its own headings remain.
  const own = dropRedirects(text, (entry) => !entry.startsWith('#'));
  writeFileSync(to, own);
}
writeFileSync(siteFile, addVersion(readFileSync(siteFile, 'utf8'), name));
run('npm', ['run', '--silent', 'format', '--', siteFile]);
console.log(`${target} is a copy of ${source}, and ${siteFile} lists it: check its label and banner there.`);
checkMoved();
