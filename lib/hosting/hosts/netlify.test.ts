import { describe, expect, it } from 'vitest';
import { headersFor } from '../headers';
import type { HostSite } from '../host-rules';
import { headersText, redirectsText } from './netlify';

const site: HostSite = {
  url: 'https://www.example.org',
  baseUrl: '/preview/',
  redirects: [{ from: '/docs/old', to: '/docs/new#part' }],
};
const folders = ['.well-known/', '_next/static/', 'blog/', 'docs/', 'live/', 'og/'];
const files = ['404.html', '404.html.br', '__next._full.txt', 'docs.html', 'index.html', 'index.html.gz', 'robots.txt'];
const scripts = ['static/redirect.js', 'static/page.0123456789abcdef0123.js', 'static/page.0123456789abcdef0123.js.br'];
const text = headersText(site, [...folders, ...files, ...scripts]);

type Rule = Readonly<{ path: string; headers: Readonly<Record<string, string>> }>;

const rules: readonly Rule[] = text
  .split('\n\n')
  .slice(1)
  .map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    return {
      path,
      headers: Object.fromEntries(
        lines.map((line) =>
          line
            .trim()
            .split(/: (.*)/)
            .slice(0, 2),
        ),
      ),
    };
  });

const matching = (path: string): readonly Rule[] =>
  rules.filter((rule) => (rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path));

describe('_headers', () => {
  it.each([
    '/preview',
    '/preview/docs',
    '/preview/docs/guide/first',
    '/preview/blog/rss.xml',
    '/preview/robots.txt',
    '/preview/.well-known/security.txt',
    '/preview/_next/static/chunks/a.js',
    '/preview/static/redirect.js',
    '/preview/static/page.0123456789abcdef0123.js',
    '/preview/live/sandbox.html',
    '/preview/404',
  ])('gives %s its headers, each once', (path) => {
    const pairs = matching(path).flatMap(({ headers }) => Object.entries(headers));
    expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
    expect(Object.fromEntries(pairs)).toEqual(headersFor(site, path));
  });

  it('keeps the limits of Cloudflare: 100 rules, 2,000 characters a line', () => {
    expect(rules.length).toBeLessThan(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

it('_redirects names what moved', () => {
  expect(redirectsText(site)).toContain('\n/preview/docs/old /preview/docs/new#part 301\n');
});
