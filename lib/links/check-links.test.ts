import { describe, expect, it } from 'vitest';
import type { FoundLink } from '../mdx/types';
import { checkLinks } from './check-links';
import type { LinkedPage } from './link-targets';

const page = (route: string, links: readonly FoundLink[] = [], ids: readonly string[] = ['usage']): LinkedPage => ({
  file: `content${route}.mdx`,
  route,
  links,
  ids,
});

const link = (href: string): FoundLink => ({ written: href, href, isFileLink: false, line: 7, column: 3 });

/** The issues of links on one page of a site of two pages. */
const issuesOf = (links: readonly FoundLink[], baseUrl = '/') =>
  checkLinks({
    pages: [page('/docs/nmap', links), page('/docs/chart.yaml', [], ['größe'])],
    routes: ['/', '/docs', '/blog', '/blog/tags', '/docs/nmap', '/docs/chart.yaml'],
    publicFiles: ['/static/logo.svg'],
    site: { url: 'https://docs.example.com', baseUrl },
  });

describe('checkLinks', () => {
  it.each([
    '/',
    '/docs',
    '/docs/nmap',
    '/docs/nmap#usage',
    '/docs/nmap?plain=1#usage',
    '#usage',
    '#',
    '#top',
    '#:~:text=some%20words',
    '/docs/chart.yaml#gr%C3%B6%C3%9Fe',
    '/docs/nmap.html',
    '/docs/nmap/',
    '/docs/index.html',
    '/static/logo.svg',
    '/blog/rss.xml',
    '/docs/nmap.md',
    '/blog/tags#anything-on-a-generated-page',
    'chart.yaml',
    'mailto:team@example.com',
    'https://example.org/docs/nope',
    '//example.org/docs/nope',
  ])('takes %s as it is', (href) => {
    expect(issuesOf([link(href)])).toEqual([]);
  });

  it.each([
    ['/docs/nmpa', 'Did you mean "/docs/nmap"? Its file is content/docs/nmap.mdx.'],
    ['/docs/scanners/nmap#usage', 'Did you mean "/docs/nmap#usage"? Its file is content/docs/nmap.mdx.'],
    ['/static/logos.svg', 'Did you mean "/static/logo.svg"?'],
    ['/docs/nmpa#usage', 'Did you mean "/docs/nmap#usage"? Its file is content/docs/nmap.mdx.'],
    ['/docs/nmap.mdx#usage', 'Did you mean "/docs/nmap#usage"? Its file is content/docs/nmap.mdx.'],
    ['/docs/%E0%A4%A', 'Check the address, or link to the file of the page.'],
    ['https://docs.example.com/docs/nmpa', 'Did you mean "/docs/nmap"? Its file is content/docs/nmap.mdx.'],
  ])('reports %s, which leads nowhere, as an error', (href, hint) => {
    expect(issuesOf([link(href)])).toMatchObject([
      { file: 'content/docs/nmap.mdx', line: 7, column: 3, rule: 'broken-link', severity: 'error', hint },
    ]);
  });

  it('warns of an id that the page does not have', () => {
    expect(issuesOf([link('/docs/nmap#usaeg'), link('#nothing-of-this-kind')])).toMatchObject([
      { rule: 'broken-anchor', severity: 'warning', hint: 'Did you mean "usage"?' },
      { rule: 'broken-anchor', severity: 'warning', hint: 'It has: usage.' },
    ]);
  });

  it('lists the nearest ids of a page with many, says that a page has none, and reports nothing for a page that cannot be read', () => {
    const many = Array.from({ length: 20 }, (_, index) => `heading-number-${String(index)}`);
    const check = (ids: readonly string[] | undefined) =>
      checkLinks({
        pages: [{ ...page('/a', [link('#zzz')]), ids }],
        routes: ['/a'],
        publicFiles: [],
        site: { url: 'https://a.example', baseUrl: '/' },
      })[0]?.hint;
    expect(check([...many, 'about-zzz'])).toMatch(/^The nearest of its 21 are: about-zzz, heading-number-0, .*-6\.$/);
    expect(check(undefined)).toBeUndefined();
    expect(check([])).toBe('The page has none; delete the part after "#".');
  });

  it('says that a link leads to a draft', () => {
    const toFile: FoundLink = { written: './soon.mdx#x', isFileLink: true };
    const issues = checkLinks({
      pages: [page('/docs/nmap', [link('/docs/soon'), toFile])],
      routes: ['/docs/nmap'],
      publicFiles: [],
      drafts: [{ file: 'content/docs/soon.mdx', route: '/docs/soon' }],
      site: { url: 'https://docs.example.com', baseUrl: '/' },
    });
    expect(issues.map(({ message }) => message)).toEqual([
      'The link "/docs/soon" leads to a draft, which readers do not get.',
      'The link "./soon.mdx#x" leads to a draft, which readers do not get.',
    ]);
  });

  it('says so even if drafts are part of the site, but not to other drafts', () => {
    const issuesFrom = (draft: boolean) =>
      checkLinks({
        pages: [{ ...page('/docs/nmap', [link('/docs/soon')]), draft }, page('/docs/soon')],
        routes: ['/docs/nmap', '/docs/soon'],
        publicFiles: [],
        drafts: [{ file: 'content/docs/soon.mdx', route: '/docs/soon' }],
        site: { url: 'https://docs.example.com', baseUrl: '/' },
      });
    expect(issuesFrom(false)).toMatchObject([{ rule: 'broken-link', severity: 'error' }]);
    expect(issuesFrom(true)).toEqual([]);
  });

  it('reports a link without an address', () => {
    expect(issuesOf([{ written: '', href: '/docs/nmap', isFileLink: true, line: 7, column: 3 }])).toMatchObject([
      { rule: 'empty-link', severity: 'error', line: 7, column: 3 },
    ]);
  });

  it('warns of links that name the own host, and gives the path below the base URL', () => {
    expect(issuesOf([link('https://docs.example.com/preview/docs/nmap#usage')], '/preview/')).toMatchObject([
      { rule: 'own-site-link', severity: 'warning', hint: expect.stringContaining('Write "/docs/nmap#usage"') },
    ]);
    expect(issuesOf([link('https://docs.example.com/other/docs/nope')], '/preview/')).toEqual([]);
  });

  it('fixes only what cannot be meant otherwise', () => {
    const written = (text: string): FoundLink => ({ written: text, isFileLink: true });
    const fixes = issuesOf([
      ...[written('./nmap.md#usage'), written('../old/nmap.mdx'), link('/docs/nmap.mdx')],
      ...[link('https://docs.example.com/docs/nmap'), written('./nmpa.mdx'), link('/docs/nmpa')],
    ]).map(({ fix }) => fix?.to);
    expect(fixes).toEqual(['./nmap.mdx#usage', './nmap.mdx', '/docs/nmap', '/docs/nmap', undefined, undefined]);
  });

  it('reports a link to a content file that does not exist, just as a warning if its address answers', () => {
    const written = (text: string): FoundLink => ({ written: text, isFileLink: true });
    expect(issuesOf([written('./nmap.md'), written('./nmpa.mdx#usage')])).toMatchObject([
      { rule: 'broken-markdown-link', severity: 'warning', line: 1, column: 1, hint: 'Did you mean "./nmap.mdx"?' },
      { rule: 'broken-link', severity: 'error', hint: 'Did you mean "./nmap.mdx#usage"?' },
    ]);
  });
});
