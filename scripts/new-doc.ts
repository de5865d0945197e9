import path from 'node:path';
import { site } from '../lib/config/site';
import { fileName, newDoc } from '../lib/content/new-pages';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';
import { writeNewFile } from './write-new-file';

const docs = site.docs.versions[0]?.folder ?? '';
const [writtenFolder = '', ...words] = readArguments({ allowPositionals: true }).positionals;
const given = path.posix.normalize(writtenFolder.replaceAll('\\', '/'));
// The shell completes the path from the project's root.
const isBelow = (parent: string): boolean => `${given}/`.startsWith(`${parent}/`);
const folder = isBelow(docs) ? given.slice(docs.length + 1) : given;
const title = words.join(' ').trim();
const name = fileName(title);
if (isBelow(site.blog.folder)) refuse('To create a post, run: npm run new:post -- "What we learned"');
if (name === '' || /^(?:\/|content\/)|(?:^|\/)(?:_|\.[^/])|\.mdx?\/?$/.test(folder) || writtenFolder === '')
  refuse('Give the folder below the docs, and the title of the page: npm run new:doc -- hooks "Notify a chat"');

writeNewFile(
  path.posix.join(docs, folder, `${name}.mdx`),
  newDoc(title),
  '. Give it a description, and write; "npm run check:content" says what is missing.',
);
