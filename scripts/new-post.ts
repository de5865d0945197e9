import path from 'node:path';
import { site } from '../lib/config/site';
import { fileName, newPost } from '../lib/content/new-pages';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';
import { writeNewFile } from './write-new-file';

const title = readArguments({ allowPositionals: true }).positionals.join(' ').trim();
const name = fileName(title);
if (name === '') refuse('Give the post a title: npm run new:post -- "What we learned"');

const today = new Date().toISOString().slice(0, 10);
writeNewFile(
  path.posix.join(site.blog.folder, `${today}-${name}.mdx`),
  newPost(title),
  ' as a draft: it shows under "npm run dev". Fill in the description, write, and take "draft: true" out.',
);
