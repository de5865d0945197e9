import { expect } from '@playwright/test';
import { test } from './support/one-tab';
import { open, openHydrated } from './support/open';
import { markDocument } from './support/same-document';
import { onFixture } from './support/sites';

test('a link in the text changes the page without reloading the frame', async ({ page }) => {
  await openHydrated(page, onFixture('/docs'));
  const isSameDocument = await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'first page' }).click();
  await expect(page).toHaveURL(onFixture('/docs/guide/first'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First page');
  expect(await isSameDocument()).toBe(true);
});

test('after navigation the title is new, the heading has the focus and the page starts at its top', async ({
  page,
}) => {
  await openHydrated(page, onFixture('/docs/long'));
  await page.getByRole('heading', { name: 'Nine' }).scrollIntoViewIfNeeded();
  await page.getByRole('navigation', { name: 'Pages before and after' }).getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Dialect');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Dialect | Fixture');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a screen reader is told the title of the new page', async ({ page }) => {
  await openHydrated(page, onFixture('/docs'));
  await page.getByRole('main').getByRole('link', { name: 'dialect' }).click();
  await expect(page.locator('next-route-announcer [aria-live]')).toHaveText(/^Dialect/);
});

test('a link to a heading of another page leads to that heading and gives it the focus', async ({ page }) => {
  await openHydrated(page, onFixture('/docs'));
  await page.getByRole('link', { name: 'later section' }).click();
  await expect(page).toHaveURL(onFixture('/docs/long#seven'));
  const heading = page.getByRole('heading', { name: 'Seven' });
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Six' })).not.toBeInViewport();
});

test('an address with a hash opens at its heading, below the navbar', async ({ page }) => {
  await open(page, onFixture('/docs/long#seven'));
  const heading = page.getByRole('heading', { name: 'Seven' });
  await expect(heading).toBeInViewport();
  const navbar = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
});

test('back and forward lead to the pages and to the places on them', async ({ page }) => {
  await openHydrated(page, onFixture('/docs'));
  await page.getByRole('link', { name: 'later section' }).click();
  await expect(page.getByRole('heading', { name: 'Seven' })).toBeInViewport();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'First', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First page');
  await page.goBack();
  await expect(page).toHaveURL(onFixture('/docs/long#seven'));
  await expect(page.getByRole('heading', { name: 'Seven' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture handbook');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page');
});

test('back gives the focus to the link that led away', async ({ page }) => {
  await openHydrated(page, onFixture('/docs'));
  const link = page.getByRole('link', { name: 'later section' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Seven' })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('back works from another page to a place reached by a link within the page', async ({ page }) => {
  await openHydrated(page, onFixture('/docs/long'));
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Five' }).click();
  await expect(page).toHaveURL(onFixture('/docs/long#five'));
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Dialect' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dialect');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long page');
  await expect(page.getByRole('heading', { name: 'Five' })).toBeInViewport();
});

test('back shows the link that led away, even if the address names another place', async ({ page }) => {
  await openHydrated(page, onFixture('/docs/long#two'));
  const link = page.getByRole('navigation', { name: 'Pages before and after' }).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Long page');
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
});

test('the links before and after a page follow the sidebar, unless its front matter says otherwise', async ({
  page,
}) => {
  await open(page, onFixture('/docs/guide/first'));
  const pager = page.getByRole('navigation', { name: 'Pages before and after' });
  await expect(pager.getByRole('link')).toHaveText([/Previous.*Guide/, /Next.*Second page/]);
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second page');
  await expect(pager.getByRole('link')).toHaveText([/Next.*values\.yaml/]);
  await pager.getByRole('link').click();
  await expect(page).toHaveURL(onFixture('/docs/reference/values.yaml'));
});

test('breadcrumbs show the way to a page, and the page itself as the last step', async ({ page }) => {
  await open(page, onFixture('/docs/guide/deep/nested'));
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home page', 'Guide', /deep/i, 'Nested page']);
  await expect(crumbs.getByText('Nested page')).toHaveAttribute('aria-current', 'page');
  await crumbs.getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(onFixture('/docs/guide'));
});

test('a generated category page shows every entry as a card', async ({ page }) => {
  await open(page, onFixture('/docs/reference-index'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reference overview');
  for (const name of ['values.yaml', 'chart.yaml', 'Own address', 'Only in 2.x'])
    await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible();
});

test('the first press of the tab key offers to skip the navigation', async ({ page }) => {
  await open(page, onFixture('/docs/guide/first'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
