import { expect, it } from 'vitest';
import { process } from './fixtures/process';

it('lists every id of the page: headings, footnotes, panels, elements and diagrams', async () => {
  const diagram = '```mermaid\nflowchart LR\n  accTitle: A\n  accDescr: B.\n  a["A"] --> b["B"]\n```';
  const { ids } = await process(
    `## One\n\n<span id="own">x</span>[^1]\n\n<Tabs><TabItem value="a">b</TabItem></Tabs>\n\n${diagram}\n\n[^1]: Note.\n`,
  );
  expect(ids).toEqual(
    expect.arrayContaining(['one', 'own', 'fnref-1', 'fn-1', 'footnote-label', 'tabs-1-a', 'tabs-1-a-tab']),
  );
  expect(ids.some((id) => id.startsWith('d'))).toBe(true);
});

it('reports everything wrong with a page at once', async () => {
  const { issues } = await process('# Title\n\n:::nte\nText\n:::\n\n![](./a.png)\n\n<Tab />\n\n[a][b]\n');
  expect(issues.map(({ rule }) => rule).sort()).toEqual([
    'image-alt',
    'missing-image',
    'title-in-body',
    'unknown-admonition',
    'unknown-component',
    'unknown-reference',
  ]);
  expect(issues.every(({ file, line, column, hint }) => file === 'page.mdx' && line && column && hint)).toBe(true);
});

it('tells whether a page has a live block, and shows its code in static HTML', async () => {
  const page = await process('```jsx live\n<b>Hello</b>\n```\n');
  expect(page.hasLiveCode).toBe(true);
  expect(page.html).toMatch(/^<pre><code>.*Hello/);
  expect((await process('Text')).hasLiveCode).toBe(false);
});

it('uses the default heading levels for the table of contents if the page sets none', async () => {
  expect((await process('## A\n\n### B\n\n#### C\n')).toc).toEqual([
    { id: 'a', text: 'A', level: 2, children: [{ id: 'b', text: 'B', level: 3, children: [] }] },
  ]);
});

it('does not choke on an empty page', async () => {
  expect(await process('')).toMatchObject({
    html: '',
    issues: [{ rule: 'empty-page' }],
    toc: [],
    sections: [],
    markdown: '# A title\n\n> A description.\n',
  });
});

it('removes an inline style after reporting it, so that a broken one does not stop the other checks', async () => {
  const { issues, html } = await process('<div style="color">{1 + 1}</div>\n\n![](./a.png)\n');
  expect(issues.map(({ rule }) => rule).sort()).toEqual(['image-alt', 'inline-style', 'missing-image']);
  expect(html).not.toContain('style');
});
