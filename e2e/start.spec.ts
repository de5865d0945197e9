import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from './support/until-hydrated';
import { holdLateScripts } from './support/hold';
import { open } from './support/open';
import { markDocument } from './support/same-document';

const address = '/docs/getting-started/installation';

/** Files of the runtime asked for from now on. */
function watchRuntime(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/_next\/static\/(?:chunks\/.*\.js|data\/)/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

const linkElsewhere = (page: Page) => page.getByRole('main').locator('a[href="/docs/getting-started/first-scans"]');

test('a visit that only reads requests nothing of the runtime', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  const asked = watchRuntime(page);
  await open(page, address);
  await page.mouse.wheel(0, 2000);
  await page.getByRole('heading', { name: 'The install script' }).getByRole('link').press('Enter');
  await expect(page).toHaveURL(/#script$/);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Close menu' }).click();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

const signs = {
  'on which the pointer rests': (page: Page) => linkElsewhere(page).first().hover(),
  'that a finger touches': (page: Page) => linkElsewhere(page).first().dispatchEvent('touchstart'),
  'that the Tab key leads to': async (page: Page) => {
    // The first Tab stop is the skip link, the second the logo.
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
  },
};

for (const [sign, give] of Object.entries(signs))
  test(`a link ${sign} starts the runtime`, async ({ page }) => {
    await open(page, address);
    await give(page);
    await untilHydrated(page);
  });

test('a link that is clicked before the runtime has loaded is followed by the browser', async ({ page }) => {
  const release = await holdLateScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  const isSameDocument = await markDocument(page);
  await linkElsewhere(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'First scans' })).toBeVisible();
  expect(await isSameDocument()).toBe(false);
  release();
});

test('with Save-Data, no interaction starts the runtime', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = watchRuntime(page);
  await open(page, address);
  for (const give of Object.values(signs)) await give(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('changes made before the runtime has loaded persist', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, address);
  const tab = page.getByRole('tab', { name: 'AWS, IAM role' });
  const inHooks = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'DefectDojo' });
  await tab.click();
  await page.getByLabel('Pages in Hooks', { exact: true }).click();
  await linkElsewhere(page).first().hover();
  await untilHydrated(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(inHooks).toBeVisible();
});
