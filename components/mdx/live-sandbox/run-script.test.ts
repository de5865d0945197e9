import { describe, expect, it } from 'vitest';
import { afterTask, createGuard } from './create-guard';
import { describeFailure } from './describe-failure';
import { type OutputEntry, prepareScript, runScript } from './run-script';

/** A guard whose clock goes on when it is looked at: however busy the machine is, the same code ends at the same place. */
function guard() {
  let time = 0;
  return createGuard({ limit: 10_000, message: 'too long', now: () => time++, afterTask });
}

async function output(code: string, language = 'js'): Promise<readonly OutputEntry[]> {
  const entries: OutputEntry[] = [];
  await runScript(prepareScript(code, language), { guard: guard(), onEntry: (entry) => entries.push(entry) });
  return entries;
}

const failure = (code: string) =>
  output(code).then(
    () => undefined,
    (error: unknown) => describeFailure(error),
  );

describe('A live script', () => {
  it('shows what it prints and its last value, in order', async () => {
    expect(
      await output(
        'console.log("a", 1, { b: [2] });\nconsole.warn("w");\nconsole.error(null);\nconsole.info();\n[1].concat(2)',
      ),
    ).toEqual([
      { kind: 'log', text: 'a 1 { b: [ 2 ] }' },
      { kind: 'warn', text: 'w' },
      { kind: 'error', text: 'null' },
      { kind: 'info', text: '' },
      { kind: 'result', text: '[ 1, 2 ]' },
    ]);
  });

  it('waits for promises', async () => {
    expect(await output('const parse = async (raw) => raw.length;\nawait null;\nparse("abc")')).toEqual([
      { kind: 'result', text: '3' },
    ]);
  });

  it('shows no value where there is none', async () => {
    expect(await output('console.log(1)')).toEqual([{ kind: 'log', text: '1' }]);
    expect(await output('')).toEqual([]);
  });

  it('is strict, as a module is', async () => {
    expect(await failure('undeclared = 1')).toEqual({ message: 'ReferenceError: undeclared is not defined', line: 1 });
  });

  it('that throws tells the line', async () => {
    expect(await failure('const a = {};\n\na.b.c;')).toMatchObject({ line: 3 });
    expect(await failure('await null;\nfunction f() {\n  throw new RangeError("far");\n}\nf();')).toEqual({
      message: 'RangeError: far',
      line: 3,
    });
  });

  it.each([
    'while (true) {}',
    'do {} while (true)',
    'for (;;) try { for (;;); } catch {}',
    'async function f() { for (;;) await 0 }\nawait f()',
    'const f = () => f(f()); try { f() } catch {}\nfor (;;) f',
    'function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2) }\nfib(90)',
    'const g = function* () { for (;;) yield 1 };\n[...g()]',
  ])('that never ends is ended: %s', async (code) => {
    expect(await failure(code)).toMatchObject({ message: 'too long' });
  });
});
