import { expect, it } from 'vitest';
import { fileSizes, isProduction, roomSizes } from './code-size';

const source = (file: string, ...lines: readonly string[]) => ({
  file,
  text: lines.map((line) => `${line}\n`).join(''),
});

it('only what readers or builds run is counted', () => {
  const files = [
    'lib/mdx/a.ts',
    'app/page.tsx',
    'lib/mdx/bridge.mjs',
    'lib/a.test.ts',
    'lib/mdx/fixtures/a.ts',
    'app/a.css',
    'e2e/a.ts',
  ];
  expect(files.filter(isProduction)).toEqual(['lib/mdx/a.ts', 'app/page.tsx', 'lib/mdx/bridge.mjs']);
});

it('lines are counted by file, the shortest first, and by room', () => {
  const files = [
    source('lib/mdx/a.ts', 'a', 'b'),
    source('app/b.ts', 'c'),
    source('lib/mdx/plugins/c.ts', 'd', 'e', 'f'),
  ];
  expect(fileSizes(files).map(({ lines }) => lines)).toEqual([1, 2, 3]);
  expect(roomSizes(files)).toEqual([
    { name: 'app', lines: 1 },
    { name: 'lib/mdx', lines: 5 },
  ]);
});
