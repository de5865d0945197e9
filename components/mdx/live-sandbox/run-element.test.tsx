// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { strings } from '@/lib/config/strings';
import { afterTask, createGuard } from './create-guard';
import { describeFailure, type Failure } from './describe-failure';
import { prepareElement, runElement } from './run-element';

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
});

/** A guard whose clock goes on when it is looked at: however busy the machine is, the same code ends at the same place. */
function guard() {
  let time = 0;
  return createGuard({ limit: 10_000, message: 'too long', now: () => time++, afterTask });
}

/** Runs React code and gives the markup it drew, or its error. */
async function draw(code: string, language = 'jsx'): Promise<string | Failure> {
  const host = document.createElement('div');
  const root = createRoot(host, { onCaughtError: () => undefined });
  const errors: unknown[] = [];
  const onElement = (Drawn: ComponentType): void => root.render(<Drawn />);
  try {
    const prepared = prepareElement(code, language);
    await act(async () => runElement(prepared, { guard: guard(), onElement, onError: (error) => errors.push(error) }));
  } catch (error) {
    errors.push(error);
  }
  return errors.length > 0 ? describeFailure(errors[0]) : host.innerHTML;
}

describe('Live React code', () => {
  it.each([
    ['an element', '<b>hi</b>'],
    ['an element after other code', 'const word = "hi";\n\n<b>{word}</b>;'],
    ['a component', 'function App() {\n  return <b>hi</b>;\n}'],
    ['an arrow function', '() => <b>hi</b>'],
    ['a class', 'class App extends React.Component { render() { return <b>hi</b> } }'],
    ['a default export', 'export default function App() { return <b>hi</b> }'],
    ['a call of render', 'const App = ({ word }) => <b>{word}</b>;\nrender(<App word="hi" />);'],
    ['hooks without import', 'const App = () => { const [word] = useState("hi"); return <b>{word}</b> };'],
    ['hooks taken from React', 'const { useState } = React;\nconst App = () => <b>{useState("hi")[0]}</b>;'],
    ['hooks imported', "import React, { useState } from 'react';\nconst App = () => <b>{useState('hi')[0]}</b>;"],
    [
      'comparisons that look like type arguments',
      'const f = (a, b) => !a && !b;\nconst [a, b, c, d] = [2, 1, 0, 1];\n<b>{f(a < b, c > (d)) && "hi"}</b>',
    ],
  ])('draws %s', async (_, code) => {
    expect(await draw(code)).toBe('<b>hi</b>');
  });

  it('watches functions inside its markup', async () => {
    expect(await draw('<ul>{[1, 2].map((n) => (\n  <li key={n}>{n}</li>\n))}</ul>')).toBe(
      '<ul><li>1</li><li>2</li></ul>',
    );
    expect(await draw('<p>{(() => {\n  for (;;);\n})()}</p>')).toMatchObject({ message: 'too long', line: 2 });
  });

  it('draws TSX', async () => {
    expect(
      await draw(
        'type Props = { word: string };\nconst App = ({ word }: Props) => <b>{word}</b>;\n<App word={"hi" as string} />',
        'tsx',
      ),
    ).toBe('<b>hi</b>');
  });

  it('tells what a component throws while it is drawn, and where', async () => {
    expect(await draw('function App() {\n\n  return <b>{missing}</b>;\n}')).toEqual({
      message: 'ReferenceError: missing is not defined',
      line: 3,
    });
  });

  it('tells what the code throws before anything is drawn', async () => {
    expect(await draw('const a = null;\na.b;\n<b/>')).toMatchObject({ line: 2 });
  });

  it('is ended where drawing never ends', async () => {
    expect(await draw('function App() {\n  while (true) {}\n}')).toMatchObject({ message: 'too long', line: 2 });
  });

  it.each(['', 'for (const x of []) {}', '// nothing'])('without anything to draw says so: %j', async (code) => {
    expect(await draw(code)).toEqual({ message: strings.live.noElement });
  });
});
