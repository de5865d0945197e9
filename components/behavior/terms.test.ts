// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installTerms } from './terms';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

const terms = { scan: { term: 'Scan', definition: 'A run.' }, hook: { term: 'Hook', definition: 'Code.' } };
const shown = (): (string | null)[] => [...document.querySelectorAll('.term-card')].map((card) => card.textContent);
const point = async (id: string): Promise<void> => {
  document.getElementById(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(400);
};

let answer: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', () => answered.then(() => Response.json(terms)));
  HTMLElement.prototype.showPopover = vi.fn();
  Element.prototype.getClientRects = () => [{ bottom: 0, left: 0, top: 0 }] as unknown as DOMRectList;
  document.body.innerHTML = `<a id="scan" data-term="scan" href="/docs/glossary">Scan</a>
    <a id="hook" data-term="hook" href="/docs/glossary">Hook</a><p id="text"></p>`;
  installTerms();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows only the last term that the reader pointed at while meanings were on their way, and hides it', async () => {
  await point('scan');
  await point('hook');
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual(['Code.']);
  await point('text');
  expect(shown()).toEqual([]);
});

it('shows nothing if the reader has moved on before the meaning arrives', async () => {
  // A loaded glossary stays in memory.
  for (const link of document.links) link.href = '/docs/words';
  await point('scan');
  await point('text');
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toEqual([]);
});
