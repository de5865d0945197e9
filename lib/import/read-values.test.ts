import { expect, it } from 'vitest';
import { readExport } from './read-values';

it.each([
  ['a CommonJS file', 'module.exports = { a: [1, "b"] };', { a: [1, 'b'] }],
  ['a module', 'export default { a: `b`, "c-d": true };', { a: 'b', 'c-d': true }],
  ['TypeScript', "import type { C } from 'c';\nconst config: C = { a: 'b' };\nexport default config;", { a: 'b' }],
  [
    'names and spreads',
    'const x = { a: 1 };\nconst y = [2];\nexport default { ...x, b: [...y, 3] };',
    { a: 1, b: [2, 3] },
  ],
  ['a function', 'module.exports = async function () { return { a: 1 }; };', { a: 1 }],
  ['what would have to be run', 'export default { a: require("b"), c: 1 };', { a: undefined, c: 1 }],
])('reads %s', (_what, text, values) => {
  expect(readExport(text)).toEqual(values);
});
