// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markMatches } from './mark-matches';
import { markedPlace } from './marked-place';

const show = (html: string): Element => {
  document.body.innerHTML = html;
  const place = markedPlace(document);
  if (!place) throw new Error('The page has no place to mark.');
  return place;
};

describe('the place in which words are marked', () => {
  it('is the article with the title of the page, and all of main where articles are only listed', () => {
    expect(show('<main><article><h1>a</h1></article></main>').localName).toBe('article');
    expect(show('<main><p>a</p></main>').localName).toBe('main');
    expect(show('<main><h1>One post</h1><article><h2>a</h2></article></main>').localName).toBe('main');
    document.body.innerHTML = '<p>a</p>';
    expect(markedPlace(document)).toBeNull();
  });
});

describe('in a browser without the Custom Highlight API', () => {
  beforeEach(() => vi.stubGlobal('CSS', {}));
  afterEach(() => vi.unstubAllGlobals());

  const text = '<main><p>Scan <b>scans</b>, rescan. A <code>ScanType</code></p><nav>scan</nav></main>';

  it('the words and those of their stem stand in mark elements; navigation is left alone', () => {
    const place = show(text);
    const { count } = markMatches(place, 'scan');
    const marked = [...place.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marked).toEqual(['Scan', 'scans', 'Scan']);
    expect(count).toBe(marked.length);
  });

  it('clearing the marks leaves the page as it was, with its own text nodes', () => {
    const place = show(text);
    const first = place.querySelector('p')?.firstChild;
    const before = place.innerHTML;
    const { clear } = markMatches(place, 'scan');
    expect(place.innerHTML).not.toBe(before);
    clear();
    expect(place.innerHTML).toBe(before);
    expect(place.querySelector('p')?.firstChild).toBe(first);
  });

  it('markup in the query or the page stays text', () => {
    const place = show('<main><p>&lt;img src=x onerror=alert(1)&gt;</p></main>');
    markMatches(place, '<img src=x onerror=alert(1)>');
    expect(place.querySelector('img')).toBeNull();
    expect(place.textContent).toBe('<img src=x onerror=alert(1)>');
  });

  it.each(['', ' ', '...', 'the of', '\u{1f680}'])('the query "%s" marks nothing', (query) => {
    const place = show('<main><p>The text of a page \u{1f680}...</p></main>');
    expect(markMatches(place, query).count).toBe(0);
    expect(place.querySelector('mark')).toBeNull();
  });
});

describe('in a browser with the Custom Highlight API', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('the page itself stays untouched', () => {
    const highlights = new Map<string, readonly Range[]>();
    vi.stubGlobal('CSS', { highlights });
    vi.stubGlobal(
      'Highlight',
      class extends Set<Range> {
        constructor(...ranges: Range[]) {
          super(ranges);
        }
      },
    );
    const place = show('<main><p>Scan and scan</p></main>');
    const before = place.innerHTML;
    const { count, clear } = markMatches(place, 'scan');
    expect(count).toBe(2);
    expect(place.innerHTML).toBe(before);
    expect([...(highlights.get('search-marks') ?? [])].map(String)).toEqual(['Scan', 'scan']);
    clear();
    expect(highlights.size).toBe(0);
  });
});
