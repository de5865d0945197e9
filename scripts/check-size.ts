import { readFileSync } from 'node:fs';
import { listFilesBelow } from '../lib/files/list-files-below';
import { readArguments } from './read-arguments';

// Prints how many lines of code readers and builds run: no tests, fixtures or style sheets. `npm run lint` reports files that are too long or import each other in a cycle.
readArguments({});

const aim = 20_000;

const isProduction = (file: string): boolean => /\.(?:tsx?|mjs)$/.test(file) && !/\.test[.-]|\/fixtures\//.test(file);

const sizes = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) => listFilesBelow(folder).map((name) => `${folder}/${name}`))
  .filter(isProduction)
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);
const total = sizes.reduce((sum, { lines }) => sum + lines, 0);

/** Lines by folder, such as `lib/mdx` and `components`. */
const rooms = new Map<string, number>();
for (const { file, lines } of sizes) {
  const [room = ''] = /^(?:lib\/[^/]+|[^/]+)/.exec(file) ?? [];
  rooms.set(room, (rooms.get(room) ?? 0) + lines);
}

const print = (lines: number, text: string): void => console.log(`${lines.toLocaleString('en').padStart(7)}  ${text}`);
for (const [room, lines] of [...rooms].sort(([a], [b]) => (a < b ? -1 : 1))) print(lines, room);
print(total, `in all, in ${sizes.length} files; the aim is ${aim.toLocaleString('en')}`);
print(sizes[Math.floor(sizes.length / 2)]?.lines ?? 0, 'in the median file');
print(sizes.at(-1)?.lines ?? 0, `in the longest file, ${sizes.at(-1)?.file}`);
if (total > aim) console.warn(`\nwarning: ${total - aim} lines more than the aim.`);
