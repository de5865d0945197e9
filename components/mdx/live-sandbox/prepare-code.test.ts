import { describe, expect, it } from 'vitest';
import { LiveCodeError } from './live-code-error';
import { prepareCode, type PrepareOptions } from './prepare-code';

const script: PrepareOptions = { language: 'js', show: 'show', showsDeclarations: false, modules: [] };
const element: PrepareOptions = { ...script, language: 'jsx', showsDeclarations: true, modules: ['react'] };

/** Runs prepared code with a guard that counts and gives what it showed and how often it was watched. */
function execute(code: string, options = script): { readonly shown: unknown[]; readonly checks: number } {
  const shown: unknown[] = [];
  let checks = 0;
  const prepared = prepareCode(code, options).code;
  new Function('__liveGuard', options.show, prepared)(
    () => (checks += 1),
    (value: unknown) => shown.push(value),
  );
  return { shown, checks };
}

function failureOf(code: string, options = script): LiveCodeError {
  try {
    prepareCode(code, options);
  } catch (error) {
    if (error instanceof LiveCodeError) return error;
  }
  throw new Error('the code was taken');
}

describe('The result of live code', () => {
  it.each([
    ['its last expression', 'const a = 1;\na + 1', 2],
    ['its last expression with a semicolon and a comment', '1 + 1; // two', 2],
    ['a last expression in parentheses', '({ a: 1 }).a', 1],
    ['its default export', 'export default 3;\nconst later = 4;\nlater', 3],
    ['a default export in parentheses', 'export default (1, 2)', 2],
    ['a last arrow function’s value', '(() => () => 5)()()', 5],
  ])('is %s', (_, code, value) => {
    expect(execute(code).shown).toEqual([value]);
  });

  it('is a function that is exported as default, by its name too', () => {
    const [shown] = execute('export default function twice(n) { return n * 2 }\ntwice(1);').shown;
    expect((shown as (n: number) => number)(4)).toBe(8);
  });

  it('is nothing where a script ends with a statement', () => {
    expect(execute('const a = 1;').shown).toEqual([]);
    expect(prepareCode('if (1) {}', script).hasResult).toBe(false);
  });

  it('stands apart from named exports', () => {
    expect(execute('export const a = 1;\nexport function f() { return a }\nexport { a as b };\nf()').shown).toEqual([
      1,
    ]);
  });

  it.each([
    'function App() { return 1 }',
    'const App = () => 1;',
    'class App { render() { return 1 } }',
    'export function App() {}',
  ])('is the last component of React code: %s', (code) => {
    expect(execute(code, element).shown).toHaveLength(1);
  });

  it('is what React code shows itself, once', () => {
    expect(execute('show(1);\nfunction Unused() {}', element).shown).toEqual([1]);
    expect(execute('export default () => 1;\nshow(2);', element).shown).toEqual([2]);
  });
});

describe('Watched code', () => {
  it.each([
    ['for', 'for (let i = 0; i < 3; i++) ;', 3],
    ['for of', 'for (const x of [1, 2]) { x }', 2],
    ['for in', 'for (const x in { a: 1 }) x', 1],
    ['while', 'let i = 0; while (i < 4) i++', 4],
    ['do while', 'let i = 0; do i++\nwhile (i < 2)', 2],
    ['a labelled loop', 'a: for (;;) { for (;;) { break a } }', 2],
    ['nested loops without braces', 'let f; for (const a of [1]) for (const b of [1, 2]) f = () => b', 3],
    ['a function', 'function f() {} f(); f()', 2],
    ['an arrow function with an object', 'const f = () => ({ a: 1 }); f()', 1],
    ['nested arrow functions', 'const f = (a) => (b) => a + b; f(1)(2)', 2],
    ['a method', 'new (class { m() {} })().m()', 1],
  ])('calls the guard in each round or call: %s', (_, code, checks) => {
    expect(execute(code).checks).toBe(checks);
  });

  it('does what it did before', () => {
    const code =
      'const f = (n) => { let s = 0; for (let i = 0; i < n; i++) if (i % 2) s += i; else continue; return s };\nf(6)';
    expect(execute(code).shown).toEqual([9]);
  });

  it('keeps its lines', () => {
    const code = 'const a: number = 1;\ninterface X {\n  b: string;\n}\nfor (;;) { break }\na';
    const prepared = prepareCode(code, { ...script, language: 'ts' }).code;
    expect(prepared.split('\n')[5]).toContain('a');
  });
});

describe('Live code', () => {
  it.each(['ts', 'typescript', 'tsx'])('loses its types in %s', (language) => {
    expect(execute('const a: number = 1 as number;\nenum E { A = 5 }\na + E.A', { ...script, language }).shown).toEqual(
      [6],
    );
  });

  it('may declare names that the sandbox lends it', () => {
    expect(execute('const __own = 1; const show2 = 2; const console = 3;\nconsole').shown).toEqual([3]);
  });

  it.each([
    ['const x = ;', 1],
    ['const a = 1;\nconst a = 2;', 2],
    ['f(\n', 2],
    ['{\n\n}}', 3],
  ])('that cannot be read fails with the line: %j', (code, line) => {
    const { message, line: found } = failureOf(code);
    expect(found).toBe(line);
    expect(message).not.toMatch(/\(\d+:\d+\)/);
  });

  it.each(['jsx', 'tsx'])('that closes a tag with another in %s fails with the line', (language) => {
    expect(failureOf('<p>\n</b>', { ...element, language })).toMatchObject({
      line: 2,
      message: 'Expected corresponding JSX closing tag for <p>',
    });
  });

  it('that is a script holds no JSX', () => {
    expect(failureOf('const a = 1;\n<p />').line).toBe(2);
  });

  it('imports only what there is, and says what that is', () => {
    expect(prepareCode("import { useState } from 'react';\n<i/>", element).code).toContain("from 'react'");
    expect(failureOf("\nimport fs from 'node:fs';")).toMatchObject({
      line: 2,
      message: 'Live code cannot import "node:fs". Put what it needs into the code itself.',
    });
    expect(failureOf("export * from 'react-dom';", element).message).toBe(
      'Live code cannot import "react-dom". Available: react.',
    );
  });
});
