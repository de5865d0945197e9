import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));

const read = (file: string): string => readFileSync(file, 'utf8');
/** All sheets but those of page text, whose classes, such as of admonitions and diagrams, are computed and in no source. */
const sheets = filesBelow('components', /\.css$/).filter((sheet) => !sheet.startsWith(path.join('components', 'mdx')));
const sources = ['app', 'components', 'lib'].flatMap((folder) => filesBelow(folder, /(?<!\.test)\.tsx?$/)).map(read);
const named = new Set(sources.flatMap((text) => text.match(/[\w-]+/g) ?? []));

const nameOf = (sheet: string): string => path.basename(sheet, '.css');

/** Class names in the selectors of a sheet. */
function classesOf(sheet: string): string[] {
  const rules = read(sheet).replaceAll(/\/\*.*?\*\//gs, '');
  const selectors = [...rules.matchAll(/([^{};]*)\{/g)].map(([, text = '']) => text).join(' ');
  return [...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
}

it('styles only classes that some markup has', () => {
  const styled = sheets.flatMap((sheet) => classesOf(sheet).map((name) => `${sheet} ${name}`));
  expect(styled.filter((each) => !named.has(each.slice(each.indexOf(' ') + 1)))).toEqual([]);
});

it('styles a class that begins with the name of a sheet in that sheet, unless it is only a hook for scripts', () => {
  const names = sheets.map(nameOf);
  const styled = new Map(sheets.map((sheet) => [nameOf(sheet), new Set(classesOf(sheet))]));
  const used = sources.flatMap((text) =>
    [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' ')),
  );
  const unstyled = used.filter((name) => {
    const [owner] = names.filter((each) => `${name}-`.startsWith(`${each}-`)).sort((a, b) => b.length - a.length);
    const isHandle = sources.some((text) => text.includes(`'.${name}'`));
    return owner !== undefined && !isHandle && !styled.get(owner)?.has(name);
  });
  expect(unstyled).toEqual([]);
});

it('repeats generated text without its alternative, for browsers that know none', () => {
  const texts = ['app', 'components'].flatMap((folder) => filesBelow(folder, /\.css$/)).map(read);
  const forEye = texts.flatMap((text) => [...text.matchAll(/(.*\n).*(content: .*) \/ '';/g)]);
  expect(forEye.length).toBeGreaterThan(0);
  for (const [, before, content] of forEye) expect(before).toContain(`${content};\n`);
});

it('cuts each icon that style sheets draw out of one shared picture', () => {
  const icons = read('app/styles/icons.css');
  const places = [...icons.matchAll(/--glyph: (\d+)/g)].map(([, place]) => Number(place));
  const shifts = [...icons.matchAll(/translate\((\d+)\)/g)].map(([, shift]) => Number(shift));
  expect(shifts).toEqual(places.map((place) => 24 * place));
  expect(icons).toContain(`viewBox='0 0 ${24 * places.length} 24'`);
  expect(icons).toContain(`* 100% / ${places.length - 1})`);
  const [, names = ''] = /type DrawnIcon = (.*);/.exec(read('components/ui/icon.tsx')) ?? [];
  for (const name of names.match(/[\w-]+/g) ?? []) expect(icons).toContain(`.icon-${name}`);
  expect(names).toContain('search');
});
