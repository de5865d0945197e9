import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../lib/config/site';
import { fileName, newScanner, newScannerFacts } from '../lib/content/new-pages';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';
import { writeNewFile } from './write-new-file';

const title = readArguments({ allowPositionals: true }).positionals.join(' ').trim();
const name = fileName(title);
if (name === '') refuse('Give the scanner a name: npm run new:scanner -- "Nmap"');

const data = path.posix.join(path.posix.dirname(site.blog.folder), 'data/scanners.yaml');
writeNewFile(
  path.posix.join(site.docs.versions[0]?.folder ?? '', 'scanners', `${name}.mdx`),
  newScanner(title, name),
  `, and so is its entry in ${data}. "npm run check:content" names each value that is missing.`,
);
appendFileSync(data, newScannerFacts(name));
