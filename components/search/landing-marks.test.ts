// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSearchService } from '@/lib/search/browser/search-service';
import type { EngineAnswers } from '@/lib/search/browser/search-messages';
import { uninstallAfterEach } from '../behavior/uninstall-after-each.test-util';
import { createLandingMarks } from './landing-marks';
import { markedArea } from './marked-texts';
import { testSite } from './fixtures/test-search';

uninstallAfterEach();

const answer = createSearchService();
const bar = (): HTMLElement | null => document.querySelector('aside.search-bar');

const highlights = new Map<string, Iterable<Range>>();
class Highlight extends Set<Range> {
  priority = 0;
  constructor(...ranges: Range[]) {
    super(ranges);
  }
}
const marked = (): string[] => [...(highlights.get('search-marks') ?? [])].map(String);

function landing(html: string, query: string): () => Promise<void> {
  history.replaceState(null, '', `/docs/x?${new URLSearchParams({ q: query }).toString()}`);
  document.body.innerHTML = html;
  const { site, client } = testSite();
  client.mark.mockImplementation(
    async (text, texts) => answer({ kind: 'mark', query: text, texts }) as EngineAnswers['mark'],
  );
  return createLandingMarks(site);
}

beforeEach(() => {
  highlights.clear();
  vi.stubGlobal('CSS', { highlights, escape: (text: string) => text });
  vi.stubGlobal('Highlight', Highlight);
  Element.prototype.scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', vi.fn());
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1, 1);
});
afterEach(() => vi.unstubAllGlobals());

it('the place to mark is the article with the title of the page, and all of main where articles are only listed', () => {
  const placeOf = (html: string): string | undefined => {
    document.body.innerHTML = html;
    return markedArea()?.localName;
  };
  expect(placeOf('<main><article><h1>a</h1></article></main>')).toBe('article');
  expect(placeOf('<main><p>a</p></main>')).toBe('main');
  expect(placeOf('<main><h1>One post</h1><article><h2>a</h2></article></main>')).toBe('main');
  expect(placeOf('<p>a</p>')).toBeUndefined();
});

const text = '<main><p>Scan <b>scans</b>, rescan. A <code>ScanType</code></p><nav>scan</nav></main>';

it('the words and those of their stem are marked; navigation is left alone', async () => {
  await landing(text, 'scan')();
  expect(marked()).toEqual(['Scan', 'scans', 'Scan']);
  expect(bar()?.textContent).toContain('3 matches for “scan”');
});

it('a page that the reader moves on to before the answer arrives gets its own marks', async () => {
  const mark = landing(text, 'scan');
  const first = mark();
  history.replaceState(null, '', '/docs/y?q=rescan');
  await Promise.all([mark(), first]);
  expect(marked()).toEqual(['rescan']);
  expect(bar()?.textContent).toContain('1 match for “rescan”');
});

it('marks leave the page as it is, and clearing them leaves the address without the query', async () => {
  const mark = landing(text, 'scan');
  const before = document.querySelector('main')?.innerHTML;
  await mark();
  expect(document.querySelector('main')?.innerHTML).toBe(before);
  document.querySelector<HTMLElement>('.search-bar-clear')?.click();
  expect(marked()).toEqual([]);
  expect(location.search).toBe('');
  expect(bar()).toBeNull();
});

it('words are marked again when the page is rendered anew', async () => {
  const mark = landing(text, 'scan');
  await mark();
  document.querySelector('p')?.replaceWith(Object.assign(document.createElement('p'), { textContent: 'A scan' }));
  await mark();
  expect(marked()).toEqual(['scan']);
  expect(document.querySelectorAll('aside.search-bar')).toHaveLength(1);
});

it('markup in the query or the page stays text', async () => {
  await landing('<main><p>&lt;img src=x onerror=alert(1)&gt;</p></main>', '<img src=x onerror=alert(1)>')();
  expect(document.querySelector('img')).toBeNull();
});

it.each(['', ' ', '...', 'the of', '\u{1f680}'])('the query "%s" marks nothing', async (query) => {
  await landing('<main><p>The text of a page \u{1f680}...</p></main>', query)();
  expect(marked()).toEqual([]);
  expect(bar()).toBeNull();
});

it('a name that may be broken at its dots is marked as a whole', async () => {
  await landing('<main><code>spec.<wbr>cascades.<wbr>inherit</code></main>', 'spec.cascades.inherit')();
  expect(marked()).toEqual(['spec.cascades.inherit']);
  expect(bar()?.textContent).toContain('1 match for');
});

it('the next match is revealed: closed details are opened, and the tab of its panel is pressed', async () => {
  const mark = landing(
    `<main><p>scan</p><details><summary>More</summary><p>scan</p></details>
    <button role="tab" aria-controls="b">B</button><div role="tabpanel" id="b" hidden><p>scan</p></div></main>`,
    'scan',
  );
  await mark();
  const press = (): void => document.querySelector<HTMLElement>('.search-bar-next')?.click();
  const chosen = vi.fn();
  document.querySelector('[role="tab"]')?.addEventListener('click', chosen);
  press();
  expect(document.querySelector('details')?.open).toBe(false);
  press();
  expect(document.querySelector('details')?.open).toBe(true);
  expect(chosen).not.toHaveBeenCalled();
  press();
  expect(chosen).toHaveBeenCalledTimes(1);
});

it('n leads to the next match, but not while the reader writes', async () => {
  await landing(`${text}<input>`, 'scan')();
  const press = (target: Element): boolean =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
  press(document.querySelector('input') as Element);
  expect(scrollBy).not.toHaveBeenCalled();
  press(document.body);
  expect(scrollBy).toHaveBeenCalledTimes(1);
  document.querySelector<HTMLElement>('.search-bar-clear')?.click();
  press(document.body);
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

it('a browser without the Custom Highlight API counts the words and leads to them all the same', async () => {
  vi.stubGlobal('CSS', { escape: String });
  await landing(text, 'scan')();
  expect(bar()?.textContent).toContain('3 matches for “scan”');
  document.querySelector<HTMLElement>('.search-bar-next')?.click();
  expect(scrollBy).toHaveBeenCalledTimes(1);
});
