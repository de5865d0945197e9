import { expect, it } from 'vitest';
import { hashedScript, hashedScriptFilter } from './hash-scripts';

const boot = hashedScript('static/boot.js', 'one()');

it('names a script by its content', () => {
  expect(boot.to).toMatch(/^_next\/static\/site\/boot-[0-9a-f]{16}\.js$/);
  expect(hashedScript('static/boot.js', 'one()')).toEqual(boot);
  expect(hashedScript('static/boot.js', 'two()').to).not.toBe(boot.to);
});

it('lets a page and its data name it so, and nothing else', () => {
  const filter = hashedScriptFilter([boot], '/preview/');
  expect(filter('<script src="/preview/static/boot.js">')).toBe(`<script src="/preview/${boot.to}">`);
  expect(filter(String.raw`{\"src\":\"/preview/static/boot.js\"}`)).toBe(String.raw`{\"src\":\"/preview/${boot.to}\"}`);
  expect(filter('/preview/static/boot.js in a text')).toBe('/preview/static/boot.js in a text');
});
