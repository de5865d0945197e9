// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TocEntry } from '@/lib/mdx/types';
import type { DocPage } from '@/lib/site/types';
import { DocView } from './doc-view';

const page: DocPage = {
  kind: 'doc',
  route: '/docs/scanners/nmap',
  file: 'content/docs/scanners/nmap.mdx',
  title: 'Nmap',
  description: 'Scan networks.',
  keywords: [],
  unlisted: false,
  draft: false,
  version: { label: 'Current', isLatest: true, banner: 'none', latestRoute: '/docs/scanners/nmap' },
  breadcrumbs: [
    { label: 'Reference' },
    { label: 'Scanners', route: '/docs/scanners' },
    { label: 'Nmap', route: '/docs/scanners/nmap' },
  ],
  hideTitle: false,
  tags: [{ label: 'network', slug: 'network', description: '' }],
  editUrl: 'https://example.com/edit/nmap.mdx',
  lastUpdated: '2024-05-02T23:30:00Z',
  prev: { route: '/docs/scanners', label: 'Scanners' },
};
const toc: readonly TocEntry[] = [{ id: 'helm-values', text: 'Helm values', level: 2, children: [] }];

function render(changes: Partial<DocPage> = {}, entries = toc, variables: readonly string[] = []): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <DocView page={{ ...page, ...changes }} toc={entries} variables={variables}>
      <p id="text">Text</p>
    </DocView>,
  );
  return document.body;
}
const text = (selector: string): string | undefined => document.querySelector(selector)?.textContent ?? undefined;

describe('a docs page', () => {
  it('has one title, in the article with the text', () => {
    render();
    expect(text('h1')).toBe('Nmap');
    expect(document.querySelectorAll('article :is(h1, .prose #text)')).toHaveLength(2);
    expect(render({ hideTitle: true }).querySelector('h1')).toBeNull();
  });

  it('shows its breadcrumbs, with links to entries that have a page and the page itself marked', () => {
    render();
    const crumbs = [...document.querySelectorAll('nav[aria-label=Breadcrumbs] li > *')];
    expect(crumbs.map((crumb) => [crumb.textContent, crumb.getAttribute('href')])).toEqual([
      ['Home page', '/'],
      ['Reference', null],
      ['Scanners', '/docs/scanners'],
      ['Nmap', null],
    ]);
    expect(text('nav[aria-label=Breadcrumbs] [aria-current=page]')).toBe('Nmap');
  });

  it('links from another version to the latest', () => {
    const version = {
      name: '1.0',
      label: '1.0',
      isLatest: false,
      banner: 'unmaintained',
      latestRoute: '/docs/scanners/nmap',
    } as const;
    const { textContent } = render({ version });
    expect(textContent).toContain('You are reading version 1.0, which is no longer maintained.');
    expect(text('a[href="/docs/scanners/nmap"]')).toBe('Go to the latest version');
    expect(render().textContent).not.toContain('You are reading');
  });

  it('says that a page is a draft or unlisted', () => {
    expect(render({ draft: true }).textContent).toContain('Draft.');
    expect(render({ unlisted: true }).textContent).toContain('Unlisted.');
  });

  it('shows what a scanner is, leaving out what is not known', () => {
    render({
      integration: {
        kind: 'scanner',
        type: 'WebApplication',
        state: 'released',
        usecase: 'Find ports',
        upstream: 'https://www.nmap.org/',
      },
    });
    const facts = [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ['Type', 'Web application'],
      ['State', 'Released'],
      ['Upstream', 'nmap.org'],
    ]);
  });

  it('names the toolkit release only where facts come from its code', () => {
    const verified = /Verified against toolkit \d[\d.]+, commit [0-9a-f]{8}/;
    expect(render().textContent).not.toMatch(verified);
    expect(render({ route: '/docs/api/crds/scan' }).textContent).toMatch(verified);
    expect(render({ integration: { kind: 'hook', type: 'a', state: 'b', usecase: 'c' } }).textContent).toMatch(
      verified,
    );
  });

  it('offers its Markdown twin to copy and to read', () => {
    render();
    expect(document.querySelector('button')?.dataset['copyPage']).toBe('/docs/scanners/nmap.md');
    expect(text('a[href="/docs/scanners/nmap.md"]')).toBe('View as Markdown');
  });

  it('links to a report that already names the page and its release', () => {
    render();
    const link = [...document.links].find(({ textContent }) => textContent === 'Report a problem');
    const { searchParams } = new URL(link?.href ?? '');
    expect(searchParams.get('title')).toBe('Docs: Nmap');
    expect(searchParams.get('body')).toMatch(/^Page: https:\/\/[^/]+\/docs\/scanners\/nmap\nToolkit: \d[\d.]+\n/);
  });

  it('ends with tags, edit link, the day of the last change, and its neighbors', () => {
    render();
    expect(text('ul[aria-label=Tags]')).toBe('network');
    expect(text('a[href="https://example.com/edit/nmap.mdx"]')).toBe('Edit this page');
    expect([text('time'), document.querySelector('time')?.dateTime]).toEqual(['2 May 2024', '2024-05-02']);
    expect([text('a[rel=prev]'), text('a[rel=next]')]).toEqual(['Previous Scanners', undefined]);
  });

  it('leaves out the edit link if the page forbids it', () => {
    expect(render({ editUrl: null }).textContent).not.toContain('Edit this page');
  });

  it('has a table of contents beside and above the text, or none without headings', () => {
    render();
    expect([...document.querySelectorAll('[data-toc] a')].map((link) => link.getAttribute('href'))).toEqual([
      '#helm-values',
      '#helm-values',
    ]);
    expect(render({}, []).querySelector('[data-toc]')).toBeNull();
  });

  it('offers fields for the variables in its commands, and no dialog if there are none', () => {
    render({}, toc, ['namespace']);
    expect(document.querySelector('input[data-fills="namespace"]')?.getAttribute('placeholder')).toBe('scans');
    expect(document.querySelectorAll('input[data-fills]')).toHaveLength(1);
    render();
    expect(document.querySelector('input[data-fills]')).toBeNull();
  });
});
