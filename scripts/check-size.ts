import { readFileSync } from 'node:fs';
import { listFilesBelow } from '../lib/files/list-files-below';
import { readArguments } from './read-arguments';

// Prints how many lines of code readers and builds run: no tests, fixtures or style sheets. `npm run lint` reports files that are too long or import each other in a cycle.
readArguments({});

const target = 20_000;

const isProduction = (file: string): boolean => /\.(?:tsx?|mjs)$/.test(file) && !/\.test[.-]|\/fixtures\//.test(file);

const sizes = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) => listFilesBelow(folder).map((name) => `${folder}/${name}`))
  .filter(isProduction)
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);
const total = sizes.reduce((sum, { lines }) => sum + lines, 0);

/** Lines by folder, such as `lib/mdx` and `components`. */
const linesByFolder = new Map<string, number>();
for (const { file, lines } of sizes) {
  const [folder = ''] = /^(?:lib\/[^/]+|[^/]+)/.exec(file) ?? [];
  linesByFolder.set(folder, (linesByFolder.get(folder) ?? 0) + lines);
}

const print = (lines: number, text: string): void => console.log(`${lines.toLocaleString('en').padStart(7)}  ${text}`);
for (const [folder, lines] of [...linesByFolder].sort(([a], [b]) => (a < b ? -1 : 1))) print(lines, folder);
print(total, `in all, in ${sizes.length} files; the aim is ${target.toLocaleString('en')}`);
print(sizes[Math.floor(sizes.length / 2)]?.lines ?? 0, 'in the median file');
print(sizes.at(-1)?.lines ?? 0, `in the longest file, ${sizes.at(-1)?.file}`);
if (total > target) console.warn(`\nwarning: ${total - target} lines more than the aim.`);
