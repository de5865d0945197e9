import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatIssues } from '../errors/format-issues';
import type { PipelineContext } from './context';
import { process as processAs } from './fixtures/process';
import type { ProcessedPage } from './types';

const root = path.relative(process.cwd(), path.join(import.meta.dirname, 'fixtures'));
const isCase = (name: string): boolean => /\/input\.mdx?$/.test(name);
const inputs = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isCase).sort();

/** Pages that fixtures link to, beside their own folders; only their routes matter. */
function contextFor(folder: string, baseUrl: string): PipelineContext {
  const pages = {
    'other.mdx': '/docs/other',
    'input.mdx': '/docs/here/page',
    'with space.mdx': '/docs/spaced',
    '../hooks/zap.mdx': '/docs/hooks/zap',
    '../hooks/index.mdx': '/docs/hooks',
    '../05_block-view.md': '/docs/block-view',
    'glossary.mdx': '/docs/glossary',
  };
  const routeOfFile = Object.fromEntries(
    Object.entries(pages).map(([file, route]) => [path.join(root, folder, file), route]),
  );
  const glossaryRoutes = [pages['glossary.mdx']];
  const terms = { secureCodeBox: ['SecureCodeBox'], 'scan type': ['scantype'] };
  return { baseUrl, routeOfFile, glossaryRoutes, terms, publicFolder: path.join(root, 'public') };
}

/** Icons and code have tests of their own; here only their place counts. */
const brief = (html: string): string => html.replaceAll(/<svg class="icon".*?<\/svg>/gs, '<svg class="icon" />');

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** What to compare for each plugin; the markup if nothing else is listed. */
const outputs: Readonly<Record<string, (page: ProcessedPage) => Readonly<Record<string, string>>>> = {
  'rehype-toc': ({ toc }) => ({ 'toc.json': json(toc) }),
  'rehype-sections': ({ sections }) => ({ 'sections.json': json(sections) }),
  'rehype-symptoms': ({ symptoms }) => ({ 'symptoms.json': json(symptoms) }),
  'rehype-links': ({ html, links }) => ({ 'output.html': html, 'links.json': json(links) }),
  'rehype-images': ({ html, assets }) => ({ 'output.html': html, 'assets.json': json(assets) }),
  'rehype-excerpt': ({ html, excerptHtml }) => ({ 'output.html': html, 'excerpt.html': excerptHtml }),
  'to-markdown': ({ markdown }) => ({ 'output.md': markdown }),
};

describe.each(inputs)('%s', (input) => {
  const folder = path.dirname(input);
  const [plugin = '', name = ''] = input.split('/');

  it('gives the expected page and issues', async () => {
    const file = path.join(root, input);
    const context = contextFor(folder, name === 'base-url' ? '/preview/' : '/');
    const page = await processAs(readFileSync(file, 'utf8'), file, context);
    const issues = formatIssues(page.issues.map((issue) => ({ ...issue, file: path.basename(issue.file) })));
    const expected = {
      ...(outputs[plugin]?.(page) ?? { 'output.html': page.html }),
      ...(issues && { 'issues.txt': issues }),
    };
    for (const [output, text] of Object.entries(expected))
      await expect(`${brief(text).trim()}\n`).toMatchFileSnapshot(path.resolve(root, folder, output));
    if (issues === '') expect(existsSync(path.join(root, folder, 'issues.txt'))).toBe(false);
  });
});
