import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));

const folders = ['app', 'components'];
const sheets = folders.flatMap((folder) => filesBelow(folder, /\.css$/));
const modules = sheets.filter((file) => file.endsWith('.module.css'));
const sources = folders.flatMap((folder) => filesBelow(folder, /(?<!\.test)\.tsx?$/));

/** Classes of the site as a whole, as against those of a module. */
const globalClass = /:global\(([^)]*)\)/g;
const classesIn = (selectors: string): string[] =>
  [...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);
const selectorsOf = (css: string): string =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*)\{/g)].map(([, text = '']) => text).join(' ');

const classesOf = (sheet: string): Set<string> =>
  new Set(classesIn(selectorsOf(readFileSync(sheet, 'utf8')).replaceAll(globalClass, '')));

/** The classes that a source takes from the modules that it imports, as `module class`. */
function usesIn(source: string): string[] {
  const code = readFileSync(source, 'utf8');
  return [...code.matchAll(/import (\w+) from '((?:\.|@\/)[^']*\.module\.css)'/g)].flatMap(
    ([, name = '', address = '']) => {
      const sheet = address.startsWith('@/') ? address.slice(2) : path.join(path.dirname(source), address);
      // A level of severity is a class of its own.
      if (new RegExp(String.raw`\b${name}\[`).test(code))
        return [...classesOf(sheet)].map((used) => `${sheet} ${used}`);
      return [...code.matchAll(new RegExp(String.raw`(?<![.\w])${name}\.(?!module\.css)(\w+)`, 'g'))].map(
        ([, used = '']) => `${sheet} ${used}`,
      );
    },
  );
}

it('names only classes that stand in the style sheet, and keeps none that nothing names', () => {
  const uses = new Set(sources.flatMap(usesIn));
  const classes = new Set(modules.flatMap((sheet) => [...classesOf(sheet)].map((name) => `${sheet} ${name}`)));
  expect([...uses].filter((use) => !classes.has(use))).toEqual([]);
  expect([...classes].filter((name) => !uses.has(name))).toEqual([]);
});
