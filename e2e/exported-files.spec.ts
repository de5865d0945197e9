import { expect, test } from '@playwright/test';
import { exportedFiles, fixtureSite, mainSite, readExported, routesOf, type TestedSite } from './support/sites';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** What a strict content security policy forbids in markup. */
const forbidden = [/<style\b/i, /<[^>]*\sstyle=/i, /<[^>]*\son[a-z]+=/i, /\bhref="javascript:/i];

function findForbidden(site: TestedSite, file: string): string[] {
  const markup = readExported(site, file).replace(scripts, '');
  return forbidden
    .flatMap((pattern) => pattern.exec(markup)?.[0].slice(-200) ?? [])
    .map((found) => `${file}: ${found}`);
}

for (const site of [mainSite, fixtureSite]) {
  test(`no exported page of the ${site.name} has an inline style or an event attribute`, () => {
    const pages = exportedFiles(site).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.flatMap((file) => findForbidden(site, file))).toEqual([]);
  });

  test(`every documentation page and post of the ${site.name} has a Markdown twin`, () => {
    const files = new Set(exportedFiles(site));
    const twins = routesOf(site).flatMap((route) => {
      const [, address] =
        /<link rel="alternate" type="text\/markdown"[^>]*href="([^"]+)"/.exec(
          readExported(site, route === '/' ? 'index.html' : `${route.slice(1)}.html`),
        ) ?? [];
      return address === undefined ? [] : [new URL(address).pathname.slice(site.baseUrl.length)];
    });
    expect(twins.length).toBeGreaterThan(10);
    expect(twins.filter((twin) => !files.has(twin))).toEqual([]);
    for (const twin of twins) expect(readExported(site, twin).length, twin).toBeGreaterThan(40);
  });
}

test('no draft and no excluded page is exported', () => {
  const names = exportedFiles(fixtureSite).filter((file) => /draft|left-out/.test(file));
  expect(names).toEqual([]);
  const texts = [
    'sitemap.xml',
    'llms.txt',
    'llms-full.txt',
    'blog/rss.xml',
    'blog/atom.xml',
    'blog/feed.json',
    'docs.html',
    'blog.html',
  ];
  for (const file of texts) expect(readExported(fixtureSite, file), file).not.toMatch(/draft|left-out|Left out/i);
});

test('the Markdown twin keeps what the author wrote and leaves out what only the site can show', () => {
  const twin = readExported(fixtureSite, 'docs/dialect.md');
  expect(twin).toContain('# Dialect');
  expect(twin).toContain('A tip with a title');
  expect(twin).toContain('Linux');
  expect(twin).toContain('kind: Widget');
  expect(twin).not.toMatch(/<Tabs|<TabItem|A comment that no reader sees|^import |^export /m);
});
