import { expect, type Locator } from '@playwright/test';
import { test } from './support/one-tab';
import { exportedFiles, fixtureSite, onFixture, readExported } from './support/sites';

type Shown = Readonly<{ source: string; isLoaded: boolean; width: number; height: number }>;

const shown = (picture: Locator): Promise<Shown> =>
  picture.evaluate((image: HTMLImageElement) => ({
    source: new URL(image.currentSrc).pathname.replace(/.*\//, ''),
    isLoaded: image.complete && image.naturalWidth > 0,
    width: image.clientWidth,
    height: image.clientHeight,
  }));

test('a picture is shown as its smallest file, whole and upright', async ({ page }) => {
  await page.goto(onFixture('/docs/pictures'));
  const screen = await shown(page.getByRole('img', { name: 'Rows of a screen' }));
  expect(screen).toMatchObject({ source: expect.stringMatching(/^[0-9a-f]{8}-screen-640\.avif$/), isLoaded: true });
  expect(screen.width / screen.height).toBeCloseTo(640 / 360, 1);
  const photo = page.getByRole('img', { name: 'Waves in many colors' });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => shown(photo)).toMatchObject({ isLoaded: true, width: 160, height: 240 });
  expect((await shown(photo)).source).toMatch(/^[0-9a-f]{8}-photo-160\.avif$/);
});

test('the first picture of a page is fetched at once, the others when near the viewport', async ({ page }) => {
  await page.goto(onFixture('/docs/pictures'));
  const loading = await page
    .locator('.prose img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('loading')));
  expect(loading).toEqual([null, 'lazy', 'lazy']);
  await expect(page.locator('.prose img:not([width][height])')).toHaveCount(0);
});

test('every file of a picture is there, and the original for browsers that cannot show the smaller one', () => {
  const html = readExported(fixtureSite, 'docs/pictures.html');
  const files = new Set(exportedFiles(fixtureSite));
  const named = [...html.matchAll(/"\/preview\/((?:content-assets|static)\/[^" ]+\.(?:avif|png|jpg))[" ]/g)];
  const endings = named.map(([, file = '']) => file.replace(/.*\./, ''));
  for (const ending of ['avif', 'png', 'jpg']) expect(endings).toContain(ending);
  expect(named.filter(([, file = '']) => !files.has(file))).toEqual([]);
});
