import { createServer, type Server } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { activeOption, openSearch, searchFor } from './support/search';
import { mainSite, onFixture } from './support/sites';

/** Takes over the queue as the search-insights script does, and keeps what it is told. */
const script = `(() => {
  const name = window.AlgoliaAnalyticsObject;
  const { queue } = window[name];
  window.told = [...queue];
  queue.push = (call) => window.told.push(call);
})();`;

type Told = readonly (readonly [method: string, payload: { readonly objectIDs?: readonly string[] }])[];

let server: Server;
let asked: string[] = [];
let isFailing = false;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(isFailing ? 500 : 200, { 'Content-Type': 'text/javascript' });
    response.end(isFailing ? '' : script);
  });
  await new Promise<void>((resolve) => server.listen(4423, '127.0.0.1', resolve));
});

test.beforeEach(() => {
  asked = [];
  isFailing = false;
});

test.afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const told = (page: Page): Promise<Told> => page.evaluate(() => Reflect.get(window, 'told') ?? []);
const viewed = async (page: Page): Promise<readonly (readonly string[])[]> =>
  (await told(page)).flatMap(([method, { objectIDs }]) =>
    method === 'viewedObjectIDs' && objectIDs ? [objectIDs] : [],
  );

/** As `searchFor`, with the stand-in server in place of an empty script. */
async function search(page: Page, query: string): Promise<void> {
  await openSearch(page, onFixture('/docs/long'));
  await page.unroute('http://127.0.0.1:4423/**');
  await page.keyboard.type(query);
  await expect(activeOption(page)).toBeVisible();
}

test('the script is loaded from the configured address when there is something to report', async ({ page }) => {
  await search(page, 'widget');
  await expect.poll(() => viewed(page)).toHaveLength(1);
  expect(asked).toEqual(['/search-insights.js']);
  const [[method, payload] = []] = await told(page);
  expect([method, payload]).toEqual(['init', { appId: 'FIXTURE', apiKey: 'public-key' }]);
  const objectIDs = await page
    .locator('[role="option"][href*="#"], [role="option"][href*="/docs/"]')
    .evaluateAll((links) =>
      links.map((link) => (link.getAttribute('href') ?? '').replace(/^\/preview|\?q=[^#]*/g, '')),
    );
  expect(objectIDs).toContain('/docs/reference/values.yaml#fields');
  expect((await told(page))[1]).toEqual([
    'viewedObjectIDs',
    { index: 'fixture', eventName: 'Items Viewed', objectIDs },
  ]);
});

test('what is seen for less than 400 ms while one types is not reported', async ({ page }) => {
  await openSearch(page, onFixture('/docs/long'));
  await page.unroute('http://127.0.0.1:4423/**');
  await page.keyboard.type('dialec', { delay: 60 });
  await page.keyboard.type('t');
  await expect(activeOption(page)).toContainText('Dialect');
  await expect.poll(() => viewed(page)).toHaveLength(1);
  expect((await viewed(page))[0]?.[0]).toBe('/docs/dialect');
});

test('many results are reported in events of twenty', async ({ page }) => {
  await page.goto(onFixture('/search?q=page'));
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /results on/ }),
  ).toBeVisible();
  await expect.poll(() => viewed(page).then((events) => events.length)).toBeGreaterThan(0);
  const events = await viewed(page);
  const all = events.flat();
  expect(all.length).toBe(await page.locator('main ol ul > li').count());
  expect(events.map((ids) => ids.length)).toEqual(
    Array.from({ length: Math.ceil(all.length / 20) }, (_, index) => Math.min(20, all.length - index * 20)),
  );
});

test('a script that cannot be loaded is named on the console, and search works on', async ({ page }) => {
  isFailing = true;
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await search(page, 'widget');
  await expect.poll(() => said).toContain('Could not load search-insights.js');
  await page.keyboard.type(' scanner');
  await expect(activeOption(page)).toContainText('Widget scanner');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/scanners\/widget/);
  expect(said.filter((text) => !/search-insights|Failed to load resource/.test(text))).toEqual([]);
});

test('where it is off nothing of it is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await searchFor(page, `${mainSite.origin}/docs`, 'scan');
  await page.goto(`${mainSite.origin}/search?q=scan`);
  await expect(page.locator('main ol > li').first()).toBeVisible();
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((url) => !url.startsWith(mainSite.origin))).toEqual([]);
  expect(await page.evaluate(() => Reflect.has(window, 'aa'))).toBe(false);
});
