// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { BuildView } from './build-view';
import { CheckView } from './check-view';
import { ErrorsView } from './errors-view';
import { SymptomList } from './symptom-list';

/** The words of a tool, each with characters that are special in markup. */
const quoted = vi.hoisted(() => async (load: () => Promise<unknown>) => {
  const quote = (value: unknown): unknown => {
    if (typeof value === 'string') return '"<b>';
    if (typeof value === 'function') return () => '"<b>';
    return Object.fromEntries(Object.entries(Object(value) as object).map(([name, each]) => [name, quote(each)]));
  };
  return quote(await load()) as object;
});
vi.mock('@/lib/config/build-tool-strings', quoted);
vi.mock('@/lib/config/check-tool-strings', quoted);
vi.mock('@/lib/config/errors-tool-strings', quoted);

const section = { area: 'A', label: 'B', route: '/c', symptoms: [] };

it.each([
  ['build', <BuildView key="" />],
  ['check', <CheckView key="" />],
  ['errors', <ErrorsView key="" />],
  ['symptoms', <SymptomList key="" sections={[section]} />],
])('the markup of the view "%s" is whole whatever signs its words have', (_name, view) => {
  document.body.innerHTML = renderToStaticMarkup(view);
  expect(document.querySelectorAll('b')).toHaveLength(0);
  expect(document.body.textContent).toContain('"<b>');
  for (const named of document.querySelectorAll('[aria-label], [placeholder]'))
    expect(named.getAttribute('aria-label') ?? named.getAttribute('placeholder') ?? '"<b>').toBe('"<b>');
});
