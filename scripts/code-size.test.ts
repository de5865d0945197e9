import { expect, it } from 'vitest';
import { fileSizes, importCircles, isProduction, roomSizes } from './code-size';

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

it('a circle of imports is told once, without the files that lead to it or away from it', () => {
  const files = [
    source('lib/start.ts', "import './a/one';"),
    source('lib/a/one.ts', "import { two } from '@/lib/b/two';", "import fs from 'node:fs';"),
    source('lib/b/two.tsx', "export * from '../a/three.mjs';", "import './end';"),
    source('lib/a/three.mjs', "import './one';"),
    source('lib/b/end.ts', 'export const end = 1;'),
    source('lib/own.ts', "import './own';"),
  ];
  expect(importCircles(files).map((circle) => circle.sort())).toEqual([
    ['lib/a/one.ts', 'lib/a/three.mjs', 'lib/b/two.tsx'],
    ['lib/own.ts'],
  ]);
});

it('types may go in circles: they are gone when the code runs', () => {
  const files = [
    source('lib/a.ts', "import type { B } from './b';"),
    source('lib/b.ts', "import { a } from './a';", "export type { A } from './a';"),
  ];
  expect(importCircles(files)).toEqual([]);
});
