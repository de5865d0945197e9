import { existsSync } from 'node:fs';
import path from 'node:path';
import { retainAssets } from '../lib/export/retain-assets';
import { readArguments } from './read-arguments';
import { refuse } from './refuse';

const { positionals, values } = readArguments({
  allowPositionals: true,
  options: { days: { type: 'string', default: '30' } },
});
const [oldFolder, newFolder] = positionals;
const days = Number(values.days);

if (oldFolder === undefined || newFolder === undefined || !(days > 0))
  refuse('Usage: npm run retain -- OLD_OUT NEW_OUT [--days 30]');
if (path.resolve(oldFolder) === path.resolve(newFolder)) refuse('Give two folders: the old export and the new one.');
for (const folder of [oldFolder, newFolder])
  if (!existsSync(path.join(folder, 'index.html'))) refuse(`There is no export in "${folder}".`);
const today = new Date().toISOString().slice(0, 10);
const { kept, dropped } = retainAssets({ oldFolder, newFolder, days, today });
console.log(`${newFolder} keeps ${kept} files of earlier builds for ${days} days; ${dropped} were too old.`);
