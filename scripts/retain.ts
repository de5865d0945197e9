import { existsSync } from 'node:fs';
import path from 'node:path';
import { retainAssets } from '../lib/export/retain-assets';
import { readArguments } from './read-arguments';

const { positionals, values } = readArguments({
  allowPositionals: true,
  options: { days: { type: 'string', default: '30' } },
});
const [oldFolder, newFolder] = positionals;
const days = Number(values.days);

function problem(): string | undefined {
  if (oldFolder === undefined || newFolder === undefined || !(days > 0))
    return 'Usage: npm run retain -- OLD_OUT NEW_OUT [--days 30]';
  if (path.resolve(oldFolder) === path.resolve(newFolder)) return 'Give two folders: the old export and the new one.';
  const missing = [oldFolder, newFolder].find((folder) => !existsSync(path.join(folder, 'index.html')));
  return missing === undefined ? undefined : `There is no export in "${missing}".`;
}

const wrong = problem();
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(2);
}
const today = new Date().toISOString().slice(0, 10);
const { kept, dropped } = retainAssets({ oldFolder: String(oldFolder), newFolder: String(newFolder), days, today });
console.log(`${newFolder} keeps ${kept} files of earlier builds for ${days} days; ${dropped} were too old.`);
