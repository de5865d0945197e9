import { expect, type Page, test as apart } from '@playwright/test';
import { expectNoBarriersInAnyMode } from './support/axe';
import { failRequests, hold } from './support/hold';
import { reduceMotion, test } from './support/one-tab';
import { openHydrated } from './support/open';
import { addressOf, mainSite, onFixture } from './support/sites';

const dialect = onFixture('/docs/dialect');
const diagram = (page: Page) => page.locator('.diagram').filter({ hasText: 'Way of a box' });
const enlarge = (page: Page) => diagram(page).getByRole('button', { name: 'Enlarge the diagram' });
const large = (page: Page) => page.getByRole('dialog', { name: 'Way of a box' });
const widthOf = (page: Page): Promise<number> =>
  large(page)
    .locator('svg')
    .evaluate((drawing) => drawing.getBoundingClientRect().width);

test('a diagram opens as large as the window, changes its size by keys and buttons, and closes with Escape', async ({
  page,
}) => {
  await page.goto(dialect);
  await enlarge(page).focus();
  await page.keyboard.press('Enter');
  await expect(large(page).getByRole('group')).toBeFocused();
  const first = await widthOf(page);
  await page.keyboard.press('+');
  expect(await widthOf(page)).toBeGreaterThan(first);
  await large(page).getByRole('button', { name: 'Zoom out' }).click();
  await large(page).getByRole('button', { name: 'Zoom out' }).click();
  expect(await widthOf(page)).toBeLessThan(first);
  await large(page).getByRole('button', { name: 'Fit' }).click();
  expect(await widthOf(page)).toBeCloseTo(first, 0);
  await page.keyboard.press('Escape');
  await expect(large(page)).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
});

test('a diagram that is larger than the window opens at its beginning', async ({ page }) => {
  await page.goto(addressOf(mainSite, '/docs/architecture/runtime_view'));
  // The first one, of states, is small.
  await page.getByRole('button', { name: 'Enlarge the diagram' }).nth(1).click();
  const frame = page.getByRole('dialog').getByRole('group');
  await expect(frame).toBeFocused();
  expect(await frame.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(100);
  expect(await frame.evaluate((box) => [box.scrollTop, box.scrollLeft])).toEqual([0, 0]);
});

test('going back leaves no diagram open over the previous page', async ({ page }) => {
  await openHydrated(page, addressOf(mainSite, '/docs/architecture'));
  await page.getByRole('main').getByRole('link', { name: 'Runtime View' }).first().click();
  await page.getByRole('button', { name: 'Enlarge the diagram' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(addressOf(mainSite, '/docs/architecture'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a large diagram is moved by the mouse', async ({ page }) => {
  await page.goto(dialect);
  await enlarge(page).click();
  const frame = large(page).getByRole('group');
  await expect(frame).toBeFocused();
  for (let time = 0; time < 6; time++) await page.keyboard.press('+');
  const place = (): Promise<number> => frame.evaluate(({ scrollLeft }) => scrollLeft);
  const before = await place();
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.mouse.move(400, 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(place).toBeGreaterThan(before);
  await large(page).getByRole('button', { name: 'Close' }).click();
  await expect(large(page)).toHaveCount(0);
});

test('the large view has no barriers', async ({ page }) => {
  await reduceMotion({ page });
  await page.goto(dialect);
  await enlarge(page).click();
  await expect(large(page)).toBeVisible();
  await expectNoBarriersInAnyMode(page, 'large diagram', { part: 'dialog[open]' });
});

apart('says so if the large view cannot be loaded, and opens it at the next try', async ({ page }) => {
  const restore = await failRequests(page, '**/static/diagrams.*.js');
  await page.goto(dialect);
  await enlarge(page).click();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(large(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('This part of the page could not be loaded.')).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
});

apart('shows a diagram large without waiting for the runtime', async ({ page }) => {
  await hold(page, '**/_next/static/chunks/*.js');
  await page.goto(dialect);
  // Focusing a link starts the runtime.
  await page.getByRole('link', { name: 'Blog' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('script[src*="/chunks/"]')).not.toHaveCount(0);
  await enlarge(page).click();
  await expect(large(page)).toBeVisible();
});

apart.describe('on a phone without JavaScript', () => {
  apart.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  apart('what a diagram shows is one tap away in words, and long lines of code wrap', async ({ page }) => {
    await page.goto(dialect);
    await expect(diagram(page).getByText('A box goes from the shelf')).toBeHidden();
    await diagram(page).getByText('The diagram in words').click();
    await expect(diagram(page).getByText('A box goes from the shelf')).toBeVisible();
    await expect(enlarge(page)).toBeHidden();

    await page.goto(addressOf(mainSite, '/docs/api/crds/scan'));
    const box = page.getByRole('checkbox', { name: 'Wrap long lines' }).first();
    const code = page.locator('.code-frame').filter({ has: box }).locator('pre').first();
    const overflow = (): Promise<number> => code.evaluate((pre) => pre.scrollWidth - pre.clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await box.check();
    expect(await overflow()).toBe(0);
  });
});

test('pointing at a heading offers to report its section', async ({ page }) => {
  await page.goto(addressOf(mainSite, '/docs/security'));
  const heading = page.locator('main h2').first();
  await heading.hover();
  const link = heading.getByRole('link', { name: /^Report a problem in:/ });
  await expect(link).toHaveAttribute('href', /\/issues\/new\?title=.*&body=/);
  const id = (await heading.getAttribute('id')) ?? '';
  expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('body')).toContain(`/docs/security#${id}`);
});
