import { expect, type Page, test } from '@playwright/test';
import { fixtureSite, onFixture, readExported } from './support/sites';

const titles = ['Fifth post', "Support of 1.29 & what's <next>", 'Post in a folder', 'Second post', 'First post'];

/** Parses XML in the browser and returns the texts of all elements that match; throws if the XML is not well-formed. */
function select(page: Page, xml: string, selector: string): Promise<string[]> {
  return page.evaluate(
    ([text, query]) => {
      const tree = new DOMParser().parseFromString(text, 'application/xml');
      const fault = tree.querySelector('parsererror');
      if (fault) throw new Error(fault.textContent ?? '');
      return [...tree.querySelectorAll(query)].map(
        (element) => element.getAttribute('href') ?? element.textContent ?? '',
      );
    },
    [xml, selector] as const,
  );
}

test('the RSS feed is well-formed and lists every post, newest first', async ({ page }) => {
  const rss = readExported(fixtureSite, 'blog/rss.xml');
  expect(await select(page, rss, 'item > title')).toEqual(titles);
  expect(await select(page, rss, 'channel > copyright')).toEqual(['Copyright 2024 The fixture authors']);
  expect(await select(page, rss, 'channel > title')).toEqual(['Fixture blog']);
});

test('the Atom feed is well-formed and lists every post, newest first', async ({ page }) => {
  const atom = readExported(fixtureSite, 'blog/atom.xml');
  expect(await select(page, atom, 'entry > title')).toEqual(titles);
  const [link] = await select(page, atom, 'entry > link');
  expect(link).toBe('https://fixture.example/preview/blog/2024/05/02/fifth-post');
});

type JsonFeed = { version: string; items: readonly { title: string; url: string; content_html: string }[] };
const readJson = (): JsonFeed => JSON.parse(readExported(fixtureSite, 'blog/feed.json')) as JsonFeed;

test('the JSON feed lists every post, newest first', () => {
  const feed = readJson();
  expect(feed.version).toBe('https://jsonfeed.org/version/1');
  expect(feed.items.map(({ title }) => title)).toEqual(titles);
});

test('feeds contain the whole text, with an absolute URL for every link and picture', () => {
  const { items } = readJson();
  const html = items.map(({ content_html }) => content_html).join('');
  expect(html).toContain('What comes after it');
  expect(html).toContain('href="https://fixture.example/preview/docs/guide/first"');
  // Nothing in a feed is interactive.
  expect(html).toContain('<pre>');
  expect(html).not.toContain('<button');
  const targets = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, target]) => target ?? '');
  expect(targets.length).toBeGreaterThan(2);
  expect(targets.filter((target) => !target.startsWith('https://'))).toEqual([]);
});

test('the blog shows its feeds to readers', async ({ page }) => {
  await page.goto(onFixture('/blog'));
  for (const [name, file] of [
    ['RSS', 'rss.xml'],
    ['Atom', 'atom.xml'],
    ['JSON feed', 'feed.json'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', `/preview/blog/${file}`);
});
