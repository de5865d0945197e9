import { describe, expect, it } from 'vitest';
import { onePage, process as processAs } from './fixtures/process';

const text = '---\ntitle: A\n---\n\n## Values {#values}\n\nText.\n';
const process = (moved: readonly string[][]) =>
  processAs(text, 'page.mdx', {
    ...onePage,
    baseUrl: '/preview/',
    movedIds: { '/docs/page': moved.map(([id = '', to = '']) => ({ id, to, title: 'Other' })) },
  });

describe('an id that a page had', () => {
  it('stands in the heading that has another id now', async () => {
    const { html, ids, sections } = await process([['settings', '/docs/page#values']]);
    expect(html).toContain(
      '<h2 id="values"><a class="heading-anchor glyph" href="#values"><span id="settings"></span>Values',
    );
    expect(ids).toEqual(['values', 'settings']);
    expect(sections.map(({ id }) => id)).toEqual(['values']);
  });

  it('stands in a line that names the page where the part is now', async () => {
    const { html, sections } = await process([['install', '/docs/other#setup']]);
    expect(html).toContain(
      '<p id="install" class="moved" data-moved="">This part has moved: <a href="/preview/docs/other#setup">Other</a>',
    );
    expect(JSON.stringify(sections)).not.toContain('moved');
  });

  it('is not added where the page has it again', async () => {
    const { html, issues } = await process([['values', '/docs/other']]);
    expect(html).not.toContain('moved');
    expect(issues).toEqual([]);
  });
});
