import { readFileSync } from 'node:fs';
import { listFilesBelow } from '../lib/files/list-files-below';
import { fileSizes, isProduction, roomSizes } from './code-size';

// Prints how much code there is. That a file is too long, or that files import each other in a circle, is told by `npm run lint`.
const aim = 20_000;

const files = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) => listFilesBelow(folder).map((name) => `${folder}/${name}`))
  .filter(isProduction)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const sizes = fileSizes(files);
const total = sizes.reduce((sum, { lines }) => sum + lines, 0);

const row = (lines: number, text: string): string => `${lines.toLocaleString('en').padStart(7)}  ${text}`;
for (const { name, lines } of roomSizes(files)) console.log(row(lines, name));
console.log(row(total, `in all, in ${sizes.length} files; the aim is ${aim.toLocaleString('en')}`));
console.log(row(sizes[Math.floor(sizes.length / 2)]?.lines ?? 0, 'in the median file'));
console.log(row(sizes.at(-1)?.lines ?? 0, `in the longest file, ${sizes.at(-1)?.name}`));
if (total > aim) console.warn(`\nwarning: ${total - aim} lines more than the aim.`);
