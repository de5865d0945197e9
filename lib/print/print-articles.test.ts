import { describe, expect, it } from 'vitest';
import { type Article, printArticles } from './print-articles';

const article = (id: string, html: string, fields: Partial<Article> = {}): Article => ({
  ...{ id, html, route: `/docs/${id}`, depth: 1 },
  ...fields,
});

const print = (...articles: readonly Article[]): string[] =>
  printArticles({ articles, baseUrl: '/preview/', otherIds: { '/docs': '0' } });

describe('printArticles', () => {
  it('points links between its pages, and to its own list of pages, to their place on the printed page', () => {
    const [first] = print(
      article(
        '1',
        '<p><a href="/preview/docs/2#part">part</a> <a href="/preview/docs/2">page</a> <a href="/preview/docs">list</a></p>',
      ),
      article('2', '<h2 id="part">Part</h2>'),
    );
    expect(first).toBe('<p><a href="#2.part">part</a> <a href="#2">page</a> <a href="#0">list</a></p>');
  });

  it('leaves links to other places alone', () => {
    const html =
      '<p><a href="/preview/docs/3#x">a</a> <a href="https://example.com/docs/1">b</a> <a href="mailto:a@b.c">c</a></p>';
    expect(print(article('1', html), article('2', '', { route: undefined }))[0]).toBe(html);
  });

  it('links to the top of a page if the linked part does not exist', () => {
    expect(print(article('1', '<a href="#gone">x</a>'))[0]).toBe('<a href="#1">x</a>');
  });

  it('keeps equal ids of two pages apart', () => {
    const html = '<h2 id="two">Two</h2><a href="#two">up</a>';
    expect(print(article('1', '<h2 id="two">Two</h2>'), article('2', html))).toEqual([
      '<h3 id="1.two">Two</h3>',
      '<h3 id="2.two">Two</h3><a href="#2.two">up</a>',
    ]);
  });

  it('keeps footnotes and drawings together', () => {
    const html = [
      '<sup><a href="#fn-1" id="fnref-1" data-footnote-ref aria-describedby="footnote-label">1</a></sup>',
      '<svg aria-labelledby="t"><title id="t">T</title><marker id="m"></marker><path marker-end="url(#m)"></path></svg>',
      '<section><h2 id="footnote-label">Footnotes</h2><ol><li id="fn-1"><a href="#fnref-1">Back</a></li></ol></section>',
    ].join('');
    const printed = print(article('7', html))[0] ?? '';
    const ids = [...printed.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['7.fnref-1', '7.t', '7.m', '7.footnote-label', '7.fn-1']);
    for (const reference of ['href="#7.fn-1"', 'aria-describedby="7.footnote-label"', 'url(#7.m)', 'labelledby="7.t"'])
      expect(printed).toContain(reference);
  });

  it('puts headings below the title, six levels at most', () => {
    expect(print(article('1', '<h2>A</h2><h4>B</h4><h6>C</h6>', { depth: 2 }))[0]).toBe(
      '<h4>A</h4><h6>B</h6><h6>C</h6>',
    );
  });

  it('shows every tab under its name, opens folds and loads pictures', () => {
    const tabs =
      '<div class="tabs"><div class="tabs-list" role="tablist"><button id="a-tab">A</button></div>' +
      '<div class="tabs-panel" role="tabpanel" id="a" aria-labelledby="a-tab" data-label="A" tabindex="0">one</div>' +
      '<div class="tabs-panel" role="tabpanel" id="b" aria-labelledby="b-tab" data-label="B" hidden>two</div></div>';
    expect(print(article('1', tabs))[0]).toBe(
      '<div class="tabs"><div><p><strong>A</strong></p>one</div><div><p><strong>B</strong></p>two</div></div>',
    );
    expect(
      print(article('1', '<details><summary>S</summary>T</details><img src="/a.png" alt="A" loading="lazy">'))[0],
    ).toBe('<details open><summary>S</summary>T</details><img src="/a.png" alt="A">');
  });

  it('shows code without colors and controls, live code too', () => {
    const code =
      '<figure class="code-block" data-language="bash"><div class="code-frame"><pre tabindex="0" role="group" aria-label="Shell code">' +
      '<code><span class="t-fn">helm </span><var data-variable="release">x</var></code></pre>' +
      '<button class="copy-button glyph" aria-label="Copy code"></button></div></figure>';
    expect(print(article('1', code))[0]).toBe(
      '<figure class="code-block" data-language="bash"><pre><code>helm <var data-variable="release">x</var></code></pre></figure>',
    );
    expect(print(article('1', '<pre><code>live()</code></pre>'))[0]).toBe(
      '<figure class="code-block"><pre><code>live()</code></pre></figure>',
    );
  });

  it('keeps only the text of headings and rows that link to themselves', () => {
    const html =
      '<h2 id="two"><a class="heading-anchor" href="#two">Two</a></h2>' +
      '<table><tbody><tr id="r"><th scope="row"><a href="#r"><code>spec</code></a></th></tr></tbody></table>';
    expect(print(article('1', html))[0]).toBe(
      '<h3 id="1.two">Two</h3><table><tbody><tr id="1.r"><th scope="row"><code>spec</code></th></tr></tbody></table>',
    );
  });
});
