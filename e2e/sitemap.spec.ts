import { expect, test } from '@playwright/test';
import {
  addressOf,
  exportedFiles,
  fileOfRoute,
  fixtureSite,
  mainSite,
  readExported,
  routesOf,
  sitemapRoutes,
  type TestedSite,
} from './support/sites';

const unlisted = ['/docs/unlisted', '/blog/2024/05/03/unlisted-post'];

/** Whether a page lets search engines list it, and under its own address. */
function isListed(site: TestedSite, route: string): boolean {
  const html = readExported(site, fileOfRoute(route));
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  const isOwnAddress = new URL(canonical).pathname === new URL(addressOf(site, route)).pathname;
  return isOwnAddress && !html.includes('<meta name="robots" content="noindex');
}

for (const site of [mainSite, fixtureSite])
  test(`the sitemap of the ${site.name} names exactly the routes that search engines may list`, () => {
    const listed = routesOf(site).filter((route) => isListed(site, route));
    expect(sitemapRoutes(site)).toEqual(listed.sort());
  });

test('an unlisted page answers at its address but is in no list, menu, map or feed', () => {
  const routes = routesOf(fixtureSite);
  for (const route of unlisted) expect(routes).toContain(route);
  const own = unlisted.flatMap((route) => [`${route.slice(1)}.html`, `${route.slice(1)}.md`]);
  const texts = exportedFiles(fixtureSite).filter(
    (file) => /\.(html|xml|json|txt|md)$/.test(file) && !own.includes(file),
  );
  const naming = texts.filter(
    (file) =>
      !file.includes('unlisted') &&
      /docs\/unlisted|unlisted-post|Unlisted (page|post)/.test(readExported(fixtureSite, file)),
  );
  expect(naming).toEqual([]);
});

test('a page that is in no sidebar is in search, map and lists all the same', () => {
  const route = '/docs/telemetry';
  const links = readExported(mainSite, 'docs/security.html');
  expect(/<nav[^>]* aria-label="Docs pages"[\s\S]*?<\/nav>/.exec(links)?.[0]).not.toContain(`href="${route}"`);
  expect(sitemapRoutes(mainSite)).toContain(route);
  expect(readExported(mainSite, 'llms.txt')).toContain(`${route}.md`);
  expect(readExported(mainSite, 'search.html')).toContain(`href="${route}"`);
  const indexes = exportedFiles(mainSite).filter((file) => /search-index.*\.json$/.test(file));
  expect(indexes.some((file) => readExported(mainSite, file).includes(route))).toBe(true);
});

test('search engines are told not to list an unlisted page', () => {
  for (const route of unlisted)
    expect(readExported(fixtureSite, fileOfRoute(route))).toContain('<meta name="robots" content="noindex');
});

test('robots.txt names the sitemap by its full address', () => {
  expect(readExported(fixtureSite, 'robots.txt')).toContain('Sitemap: https://fixture.example/preview/sitemap.xml');
});

test('llms.txt names every page by its Markdown address, and llms-full.txt holds their text', () => {
  const index = readExported(fixtureSite, 'llms.txt');
  expect(index).toMatch(/^# Fixture\n/);
  expect(index).toContain('[Dialect](https://fixture.example/preview/docs/dialect.md)');
  expect(index).toContain('[Fifth post](https://fixture.example/preview/blog/2024/05/02/fifth-post.md)');
  expect(readExported(fixtureSite, 'llms-full.txt')).toContain('What comes after it');
});
