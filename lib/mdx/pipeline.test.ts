import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { onePage, process } from './fixtures/process';
import { runPipeline } from './pipeline';

const components = {
  StaticHtml: ({ html }: { html: string }) =>
    createElement('static-html', { dangerouslySetInnerHTML: { __html: html } }),
  LiveCode: ({ code }: { code: string }) => createElement('live-code', {}, code),
};

type PageModule = Readonly<{ default: (props: { components: object }) => ReactElement }>;

/** The rendered module that the bundler gets for a page. */
async function build(text: string, file = 'page.mdx') {
  const source = new VFile({ path: file, value: text });
  const compiled = path.join(import.meta.dirname, `${randomUUID()}.mjs`);
  writeFileSync(compiled, (await runPipeline(source, onePage)).code);
  const { default: Content, ...exports } = await (import(compiled) as Promise<PageModule>).finally(() =>
    rmSync(compiled),
  );
  return { html: renderToStaticMarkup(Content({ components })), exports };
}

const plain = (html: string): string => html.replaceAll(/<\/?static-html>|\n/g, '');

const text = [
  '---\ntitle: A\n---\n\nFirst <kbd>Ctrl</kbd>.\n\n<!-- truncate -->\n\n## Two {#two}\n\n:::tip Take care\nText\n:::\n',
  '| A |\n|:-:|\n| 1 |\n\n- [x] Done[^1]\n\n```yaml title="a.yaml"\na: 1\n```\n\n[^1]: Note.\n',
].join('\n');

it.each(['page.mdx', 'page.md'])(
  'gives the bundler the same markup of %s as search, feeds and checks get',
  async (file) => {
    const [built, processed] = await Promise.all([build(text, file), process(text, file)]);
    expect(plain(built.html)).toBe(plain(processed.html));
    expect(built.exports).toEqual({ toc: processed.toc, excerptHtml: processed.excerptHtml, variables: [] });
  },
);

it('makes one string of a page without JSX', async () => {
  const { html } = await build(text);
  expect(html.match(/<static-html>/g)).toHaveLength(1);
  expect(html).not.toContain('style=');
});

it('keeps live blocks as components between strings, and writes values into the strings as text', async () => {
  const { html } = await build(
    'export const answer = 6 * 7;\n\nOne.\n\n:::note\nTwo.\n\n```jsx live\n<b>Three</b>\n```\n:::\n\nIt is {answer}.\n',
  );
  expect(html).toMatch(/<static-html>\s*<p>One\.\s*<\/static-html>/);
  expect(html).toContain('<live-code>&lt;b&gt;Three&lt;/b&gt;</live-code></div>');
  expect(html).toContain('<p>It is 42.</static-html>');
});

it('compiles a page that cannot be parsed to an empty one, so that the other pages are still built and checked', async () => {
  expect((await build('Text {')).html).toBe('');
});

it('imports the components of a page and of its partials with paths relative to its module', async () => {
  const folder = 'lib/mdx/fixtures/remark-partials/imports';
  const text =
    "import { Bulb } from './parts/lamp.client'\nimport Shared from './parts/_shared.mdx'\n\n<Bulb />\n\n<Shared />\n";
  const { code } = await runPipeline(new VFile({ path: `${folder}/page.mdx`, value: text }), onePage);
  const modules = [...code.matchAll(/ from "(\..*?)"/g)].map(([, name = '']) =>
    path.posix.join('.generated', folder, name),
  );
  expect(modules).toEqual([`${folder}/parts/lamp.client`, `${folder}/parts/shade.client`]);
});
