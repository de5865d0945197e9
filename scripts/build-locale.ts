import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setLocale } from '../lib/config/set-locale';
import { site } from '../lib/config/site';
import { siteFile } from '../lib/config/site-locator';
import { writeChecksums } from '../lib/export/checksums';
import { assemble, collectSite } from './assemble';
import { localeIssues } from './locale-issues';
import { refuse } from './refuse';
import { stopAtErrors } from './report-issues';
import { run } from './run';

// Options are passed on to the build, which checks them.
const [name = '', ...options] = process.argv.slice(2);
const locale = site.locales.find((each) => each.name === name && name !== site.locale);
const values = locale && setLocale(readFileSync(siteFile, 'utf8'), name);
if (!locale || values === undefined)
  refuse(`Name one of the other languages in "locales" of ${siteFile}: npm run build:locale -- de`);
const target = path.join('out', locale.baseUrl.slice(site.baseUrl.length));
if (!existsSync('out/index.html') || path.resolve(target) === path.resolve('out'))
  refuse('Run "npm run build" first, and give the language a baseUrl below that of the site.');

/** Holds the translated files, each of which replaces the file of the same name; all other files stay untranslated. */
const translated = `content/locales/${name}`;
const assembled = path.resolve(`.cache/locale-${name}`);
const folders = [
  ['content', 'content'],
  [`${translated}/interface`, 'lib/config'],
  ...['docs', 'blog'].map((part) => [`${translated}/${part}`, `content/${part}`]),
].filter((folder): folder is [string, string] => existsSync(folder[0] ?? ''));

const files = collectSite('.', folders);
for (const file of files.keys()) if (file.startsWith('content/locales/')) files.delete(file);
files.set(siteFile, Buffer.from(values));
assemble(assembled, files);
stopAtErrors(await localeIssues(translated, assembled));
run(process.execPath, ['scripts/compiled.mjs', 'build', ...options], { cwd: assembled });
rmSync(target, { recursive: true, force: true });
cpSync(path.join(assembled, 'out'), target, { recursive: true });
// Hosts map `/de` to `de.html`, as they do with every page.
cpSync(path.join(target, 'index.html'), `${path.resolve(target)}.html`);
writeChecksums('out');
console.log(
  `${target} holds the site in ${locale.label}; pages that are not translated are in the language of the site.`,
);
