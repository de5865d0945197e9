// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { strings } from '@/lib/config/strings';
import { compileLiveCode } from '@/lib/live/compile-live-code';
import { showsComponents } from '@/lib/live/shows-components';
import type { Failure } from '../live-messages';
import { describeFailure } from './describe-failure';
import { runLiveCode } from './run-live-code';

beforeEach(() => {
  document.body.innerHTML = '<div id="output"></div>';
  // A clock that advances only when read: however busy the machine is, the same code ends at the same place.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.5));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const output = () => document.getElementById('output') as HTMLElement;

/** Runs code to its end and returns its error, if it has one. */
async function run(code: string, language: string): Promise<Failure | undefined> {
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const compiled = compileLiveCode(code, language);
  const options = { compiled, showsComponents: showsComponents(language), output: output(), onError };
  await runLiveCode(options).catch(onError);
  return errors.length > 0 ? describeFailure(errors[0]) : undefined;
}

/** Runs React code and returns the markup it rendered, or its error. */
const draw = async (code: string, language = 'jsx') =>
  (await run(code, language)) ?? output().firstElementChild?.innerHTML;

/** Runs a script and returns the lines it printed, or its error. */
const lines = async (code: string, language = 'javascript') =>
  (await run(code, language)) ?? [...output().children].slice(1).map(({ textContent }) => textContent);

describe('Live React code', () => {
  it.each([
    ['an element', '<b>hi</b>'],
    ['an element after other code', 'const word = "hi";\n\n<b>{word}</b>;'],
    ['a component', 'function App() {\n  return <b>hi</b>;\n}'],
    ['an arrow function', '() => <b>hi</b>'],
    ['a class', 'class App extends React.Component { render() { return <b>hi</b> } }'],
    ['a default export', 'export default function App() { return <b>hi</b> }'],
    ['a call of render', 'const App = ({ word }) => <b>{word}</b>;\nrender(<App word="hi" />);\nfunction Unused() {}'],
    ['hooks without import', 'const App = () => { const [word] = useState("hi"); return <b>{word}</b> };'],
    ['hooks taken from React', 'const { useState } = React;\nconst App = () => <b>{useState("hi")[0]}</b>;'],
    ['hooks imported', "import React, { useState } from 'react';\nconst App = () => <b>{useState('hi')[0]}</b>;"],
    ['names that it is lent', 'const console = "hi", exports = 1, require = 2;\n<b>{console}</b>'],
    [
      'comparisons that look like type arguments',
      'const f = (a, b) => !a && !b;\nconst [a, b, c, d] = [2, 1, 0, 1];\n<b>{f(a < b, c > (d)) && "hi"}</b>',
    ],
  ])('draws %s', async (_, code) => {
    expect(await draw(code)).toBe('<b>hi</b>');
  });

  it('draws TSX', async () => {
    const code =
      'type Props = { word: string };\nconst App = ({ word }: Props) => <b>{word}</b>;\n<App word={"hi" as string} />';
    expect(await draw(code, 'tsx')).toBe('<b>hi</b>');
  });

  it('prints what it logs while it is drawn', async () => {
    expect(await draw('function App() { console.log("drawn"); return <b>hi</b> }')).toBe('<b>hi</b>');
    expect(output().textContent).toBe('hidrawn');
  });

  it('reports what a component throws while it is rendered, and where', async () => {
    expect(await draw('function App() {\n\n  return <b>{missing}</b>;\n}')).toEqual({
      message: 'ReferenceError: missing is not defined',
      line: 3,
    });
  });

  it('reports what the code throws before anything is rendered', async () => {
    expect(await draw('const a = null;\na.b;\n<b/>')).toMatchObject({ line: 2 });
  });

  it.each(['function App() {\n  while (true) {}\n}', '<p>{(() => {\n  for (;;);\n})()}</p>'])(
    'is ended where drawing never ends: %s',
    async (code) => {
      expect(await draw(code)).toMatchObject({ message: strings.live.endless(2), line: 2 });
    },
  );

  it.each(['', 'for (const x of []) {}', '// nothing'])('without anything to draw says so: %j', async (code) => {
    expect(await draw(code)).toMatchObject({ message: strings.live.noElement });
  });
});

describe('A live script', () => {
  it('shows what it prints and its last value, in order', async () => {
    const code =
      'console.log("a", 1, { b: [2] });\nconsole.warn("w");\nconsole.error(null);\nconsole.info();\n[1].concat(2)';
    expect(await lines(code)).toEqual(['a 1 { b: [ 2 ] }', 'Warningw', 'Errornull', 'Info', 'Result[ 1, 2 ]']);
  });

  it('waits for promises, and shows meanwhile what is printed before', async () => {
    const running = lines('console.log("first");\nawait new Promise((go) => setTimeout(go, 30));\nPromise.resolve(3)');
    expect(output().textContent).toBe('first');
    expect(await running).toEqual(['first', 'Result3']);
  });

  it('says that it printed nothing', async () => {
    expect(await lines('const a = 1;')).toEqual([strings.live.noOutput]);
  });

  it('shows what it printed before it broke', async () => {
    expect(await lines('console.log("first");\nnull.x')).toMatchObject({ line: 2 });
    expect(output().textContent).toBe('first');
  });

  it('shows 200 lines and its value, and counts the others', async () => {
    const all = await lines('for (let i = 0; i < 205; i++) console.log(i);\n"end"');
    expect(all).toHaveLength(202);
    expect((all as string[]).slice(-2)).toEqual([strings.live.omitted(5), "Result'end'"]);
  });

  it('is strict, as a module is', async () => {
    expect(await lines('undeclared = 1')).toEqual({ message: 'ReferenceError: undeclared is not defined', line: 1 });
  });

  it('that throws tells the line', async () => {
    expect(await lines('await null;\nfunction f() {\n  throw new RangeError("far");\n}\nf();')).toEqual({
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
    expect(await lines(code)).toMatchObject({ message: strings.live.endless(2) });
  });
});
