import { describe, expect, it } from 'vitest';
import { compileLiveCode } from './compile-live-code';

const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;

/** Runs compiled code and returns its result and how often it called the guard. */
async function execute(code: string, language = 'javascript'): Promise<{ result: unknown; checks: number }> {
  let checks = 0;
  const exports: { default?: unknown } = {};
  const run = new AsyncFunction('__liveGuard', 'exports', 'require', `{${compileLiveCode(code, language)}\n}`);
  const returned: unknown = await run(
    () => (checks += 1),
    exports,
    () => ({ useState: 'from react' }),
  );
  return { result: exports.default ?? returned, checks };
}

describe('The result of live code', () => {
  it.each([
    ['its last expression', 'const a = 1;\na + 1', 2],
    ['its last expression with a semicolon and a comment', '1 + 1; // two', 2],
    ['a last expression in parentheses', '({ a: 1 }).a', 1],
    ['a last expression after a line without a semicolon', 'const a = 1\na', 1],
    ['what its last expression promises', 'const f = async () => 3;\nawait null;\nf()', 3],
    ['its default export', 'export default 3;\nconst later = 4;\nlater', 3],
    ['a default export in parentheses', 'export default (1, 2)', 2],
    ['a last arrow function’s value', '(() => () => 5)()()', 5],
    ['what a module gives it', "import { useState as used } from 'react';\nused", 'from react'],
    ['nothing where it ends with a statement', 'const a = 1;', undefined],
    ['apart from named exports', 'export const a = 1;\nexport function f() { return a }\nexport { a as b };\nf()', 1],
  ])('is %s', async (_, code, value) => {
    expect((await execute(code)).result).toBe(value);
  });

  it('is a function that is exported as default, by its name too', async () => {
    const { result } = await execute('export default function twice(n) { return n * 2 }\ntwice(1);');
    expect((result as (n: number) => number)(4)).toBe(8);
  });

  it.each([
    'function App() { return 1 }',
    'const App = () => 1;',
    'const App = () => 1',
    'class App { render() { return 1 } }',
    'export function App() {}',
  ])('is the last component of React code: %s', async (code) => {
    expect((await execute(code, 'jsx')).result).toHaveProperty('name', 'App');
    expect((await execute(code)).result).toBeUndefined();
  });
});

describe('Guarded code', () => {
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
  ])('calls the guard in each round or call: %s', async (_, code, checks) => {
    expect((await execute(code)).checks).toBe(checks);
  });

  it('does what it did before', async () => {
    const code =
      'const f = (n) => { let s = 0; for (let i = 0; i < n; i++) if (i % 2) s += i; else continue; return s };\nf(6)';
    expect((await execute(code)).result).toBe(9);
  });

  it('keeps its lines', () => {
    const code = 'const a: number = 1;\ninterface X {\n  b: string;\n}\nfor (;;) { break }\na';
    expect(compileLiveCode(code, 'typescript').split('\n')[5]).toContain('return a');
  });
});

it.each(['ts', 'typescript', 'tsx'])('Live code in %s loses its types', async (language) => {
  const code = 'const a: number = 1 as number;\nenum E { A = 5 }\na + E.A';
  expect((await execute(code, language)).result).toBe(6);
});
