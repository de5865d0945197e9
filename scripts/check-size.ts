import { readFileSync } from 'node:fs';
import { listFilesBelow } from '../lib/files/list-files-below';
import { fileSizes, importCircles, isProduction, roomSizes } from './code-size';

// Prints how much code there is, and fails where a file is too long or files import each other in a circle.
const limits = { total: 20_000, file: 300 };

const files = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) => listFilesBelow(folder).map((name) => `${folder}/${name}`))
  .filter(isProduction)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const sizes = fileSizes(files);
const total = sizes.reduce((sum, { lines }) => sum + lines, 0);
const tooLong = sizes.filter(({ lines }) => lines > limits.file);
const circles = importCircles(files);

const row = (lines: number, text: string): string => `${lines.toLocaleString('en').padStart(7)}  ${text}`;
for (const { name, lines } of roomSizes(files)) console.log(row(lines, name));
console.log(row(total, `in all, in ${sizes.length} files; the aim is ${limits.total.toLocaleString('en')}`));
console.log(row(sizes[Math.floor(sizes.length / 2)]?.lines ?? 0, 'in the median file'));
console.log(row(sizes.at(-1)?.lines ?? 0, `in the longest file, ${sizes.at(-1)?.name}`));
console.log(row(circles.length, 'circles of imports'));

if (total > limits.total) console.warn(`\nwarning: ${total - limits.total} lines more than the aim.`);
for (const { name, lines } of tooLong)
  console.error(`\n${name} has ${lines} lines. Split it: ${limits.file} are allowed.`);
for (const circle of circles) console.error(`\nThese import each other in a circle:\n  ${circle.join('\n  ')}`);
process.exitCode = tooLong.length + circles.length > 0 ? 1 : 0;
