import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { test } from './support/one-tab';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import {
  addressOf,
  fileOfRoute,
  fixtureSite,
  mainSite,
  readExported,
  routesOf,
  type TestedSite,
} from './support/sites';

type Head = Readonly<{
  title: string;
  meta: ReadonlyMap<string, string>;
  links: readonly Readonly<Record<string, string>>[];
  jsonLd: readonly string[];
}>;
type Graph = { readonly '@graph': readonly { readonly '@type': string; readonly [name: string]: unknown }[] };

const attributes = ({ properties }: Element): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : String(value)]),
  );

function readHead(html: string): Head {
  const elements: Element[] = [];
  // From the body, which is a dozen times as long, only the structured data is read.
  const [head = ''] = html.split('</head>', 1);
  visit(fromHtml(head) as Root, 'element', (element) => void elements.push(element));
  const named = (name: string): Element[] => elements.filter(({ tagName }) => tagName === name);
  const meta = named('meta')
    .map(attributes)
    .map(({ name, property, content }) => [name ?? property ?? '', content ?? ''] as const);
  const [title] = named('title');
  return {
    title: title ? toString(title) : '',
    meta: new Map(meta),
    links: named('link').map(attributes),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => text),
  };
}

const headOf = (site: TestedSite, route: string): Head => readHead(readExported(site, fileOfRoute(route)));
const linkTo = ({ links }: Head, rel: string): string | undefined =>
  links.find((link) => link['rel'] === rel)?.['href'];

/** Width and height in the header of a PNG file (RFC 2083, section 4.1.1). */
function pngSize(file: string): readonly [number, number] {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const origins = new Map([
  [mainSite, 'https://www.securecodebox.io'],
  [fixtureSite, 'https://fixture.example'],
]);

for (const site of [mainSite, fixtureSite]) {
  const root = `${origins.get(site) ?? ''}${site.baseUrl}`;
  const fileAt = (address: string): string => path.join(site.folder, address.slice(root.length));

  test(`every page of the ${site.name} has a title, a description and one canonical address`, () => {
    const titles = new Map<string, string>();
    for (const route of routesOf(site)) {
      const head = headOf(site, route);
      expect.soft(head.title, route).not.toBe('');
      expect.soft(head.meta.get('description')?.length, `description of ${route}`).toBeGreaterThanOrEqual(30);
      const canonical = linkTo(head, 'canonical') ?? '';
      expect.soft(canonical, route).toMatch(/[^/]$|^https:\/\/[^/]+\/$/);
      expect.soft(canonical.startsWith(root.replace(/\/$/, '')), canonical).toBe(true);
      expect.soft(linkTo(head, 'icon'), route).toBe(`${site.baseUrl}static/favicon.svg`);
      titles.set(route, head.title);
    }
    expect(titles.size).toBeGreaterThan(10);
  });

  test(`every page of the ${site.name} has a social picture of 1200 × 630 pixels`, () => {
    for (const route of routesOf(site)) {
      const { meta } = headOf(site, route);
      const address = meta.get('og:image') ?? '';
      expect.soft(meta.get('twitter:card'), route).toBe('summary_large_image');
      expect.soft(meta.get('og:title'), route).toBeTruthy();
      expect(existsSync(fileAt(address)), `${route}: ${address}`).toBe(true);
      expect.soft(pngSize(fileAt(address)), route).toEqual([1200, 630]);
    }
  });

  test(`every page of the ${site.name} announces the three feeds`, () => {
    const kinds = ['application/rss+xml', 'application/atom+xml', 'application/feed+json'];
    for (const route of routesOf(site)) {
      const { links } = headOf(site, route);
      const feeds = links.filter((link) => link['rel'] === 'alternate' && kinds.includes(link['type'] ?? ''));
      expect
        .soft(
          feeds.map((link) => link['href']),
          route,
        )
        .toEqual(['rss.xml', 'atom.xml', 'feed.json'].map((file) => `${root}blog/${file}`));
    }
  });
}

const graphOf = (route: string): Graph['@graph'] =>
  headOf(fixtureSite, route).jsonLd.flatMap((text) => (JSON.parse(text) as Graph)['@graph']);
const typesOf = (route: string): string[] => graphOf(route).map((thing) => thing['@type']);

test('structured data tells a documentation page, a post, a list and the home page apart', () => {
  expect(typesOf('/docs/guide/first')).toEqual(['TechArticle', 'BreadcrumbList']);
  expect(typesOf('/blog/2024/05/02/fifth-post')).toContain('BlogPosting');
  expect(typesOf('/blog')).toContain('CollectionPage');
  expect(typesOf('/')).toContain('WebSite');
});

test('structured data survives characters in a title that could end its script', () => {
  const [post] = graphOf('/blog/2024/04/01/drop-support-of-k8s-1.29');
  expect(post?.['headline']).toBe("Support of 1.29 & what's <next>");
});

test('breadcrumbs in structured data count from one and lead to full addresses', () => {
  const list = graphOf('/docs/guide/first').find((thing) => thing['@type'] === 'BreadcrumbList');
  const items = list?.['itemListElement'] as readonly { readonly position: number; readonly item: string }[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  for (const { item } of items) expect(item).toMatch(/^https:\/\/fixture\.example\/preview/);
});

test('a page that is also in the latest version names that one as canonical', () => {
  expect(linkTo(headOf(fixtureSite, '/docs/1.x/guide/first'), 'canonical')).toBe(
    'https://fixture.example/preview/docs/guide/first',
  );
  expect(linkTo(headOf(fixtureSite, '/docs/1.x/guide/only-old'), 'canonical')).toBe(
    'https://fixture.example/preview/docs/1.x/guide/only-old',
  );
});

test('the web manifest starts the site at its base URL and names icons that exist', () => {
  const manifest = JSON.parse(readExported(fixtureSite, 'manifest.webmanifest')) as {
    start_url: string;
    icons: readonly { src: string }[];
  };
  expect(manifest.start_url).toBe('/preview');
  for (const { src } of manifest.icons)
    expect(existsSync(path.join(fixtureSite.folder, src.slice(fixtureSite.baseUrl.length))), src).toBe(true);
});

test('a browser that requests an icon by itself, as it does for a feed or plain text, gets one', async ({
  request,
}) => {
  const icon = await request.get(addressOf(mainSite, '/favicon.ico'));
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toBe('image/x-icon');
});
