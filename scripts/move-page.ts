import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site as config } from '../lib/config/site';
import { readSite } from '../lib/site/get-site';
import { listFilesBelow } from '../lib/files/list-files-below';
import { retargetLinks, moveAddresses, newRoute } from '../lib/site/move-page';
import { buildPipelineContext } from '../lib/site/process-site';
import { addRedirects, dropRedirects } from '../lib/urls/edit-redirects';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';
import { checkMoved } from './check-moved';

const [from = '', to = '', ...more] = readArguments({ allowPositionals: true }).positionals.map((file) =>
  path.posix.normalize(file.replaceAll('\\', '/')),
);
const content = path.posix.dirname(config.blog.folder);
const before = readSite(process.cwd(), { includeDrafts: true });
const pages = [...before.content.docs, ...before.content.posts];
const page = pages.find(({ file }) => file === from);

const example = 'Name two files: npm run mv -- content/docs/old.mdx content/docs/folder/new.mdx';
if (more.length > 0) refuse(`Move one page at a time. ${example}`);
if (!page && existsSync(from))
  refuse(`"${from}" is not a page, or has a mistake in its front matter. See: npm run check:content`);
if (!page) refuse(`"${from}" is not a page. ${example}`);
if (!/\.mdx?$/.test(to) || !to.startsWith(`${content}/`))
  refuse(`"${to}" must be a file in ${content}/ that ends in .mdx. ${example}`);
if (existsSync(to)) refuse(`${to} already exists.`);

const context = buildPipelineContext(before);
const originalText = readFileSync(from, 'utf8');
const text = moveAddresses(originalText, { from, to, exists: existsSync });
const createdFolder = mkdirSync(path.dirname(to), { recursive: true });
renameSync(from, to);
writeFileSync(to, text);

const after = readSite(process.cwd(), { includeDrafts: true }).content;
const { route, owner } = newRoute(to, { after, others: pages.filter(({ file }) => file !== from) });
if (route === undefined) {
  renameSync(to, from);
  writeFileSync(from, originalText);
  if (createdFolder !== undefined) rmSync(createdFolder, { recursive: true });
  refuse(
    owner
      ? `"${to}" would have the address of ${owner.file}, ${owner.route}.`
      : `"${to}" cannot be a page. Pages are in ${config.docs.versions[0]?.folder}/ and posts in ${config.blog.folder}/, with names of lowercase letters, digits, ".", "_" and "-"; the front matter of posts and pages differs.`,
  );
}
if (route !== page.route && !page.draft) {
  // The page may have been here before.
  const own = dropRedirects(text, (entry) => entry === route);
  writeFileSync(to, addRedirects(own, [page.route]) ?? own);
}
console.log(`${from} is now ${to}: ${page.route} leads to ${route}.`);

for (const file of listFilesBelow(content).map((name) => path.posix.join(content, name))) {
  if (!/\.mdx?$/.test(file)) continue;
  const old = readFileSync(file, 'utf8');
  const changed = retargetLinks(old, file, { from, to, context, route });
  if (changed === old) continue;
  writeFileSync(file, changed);
  console.log(`${file}: links`);
}

// Reports references that were not rewritten: by id, or in the site's values.
checkMoved();
