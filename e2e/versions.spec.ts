import { expect, type Page } from '@playwright/test';
import { test } from './support/one-tab';
import { open } from './support/open';
import { onFixture } from './support/sites';

const navbar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => navbar(page).locator('summary', { hasText: 'Versions' });
const version = (page: Page, label: string) => navbar(page).getByRole('link', { name: label, exact: true });

test('the version menu leads to the same page of another version', async ({ page }) => {
  await open(page, onFixture('/docs/guide/first'));
  await menu(page).click();
  await expect(navbar(page).getByText('Pick a version')).toBeVisible();
  await version(page, '1.x').click();
  await expect(page).toHaveURL(onFixture('/docs/1.x/guide/first'));
  await expect(page.getByRole('main').getByText('This is the first page of version 1.')).toBeVisible();
});

test('if the other version has no such page, its main page is offered', async ({ page }) => {
  await open(page, onFixture('/docs/reference/only-new'));
  await menu(page).click();
  await expect(version(page, '1.x')).toHaveAttribute('href', '/preview/docs/1.x/guide/first');
  await open(page, onFixture('/docs/1.x/guide/only-old'));
  await menu(page).click();
  await expect(version(page, '2.x')).toHaveAttribute('href', '/preview/docs/guide/first');
});

test('the version chosen last is remembered outside the docs, even after a reload', async ({ page }) => {
  await open(page, onFixture('/docs/guide/first'));
  await menu(page).click();
  await version(page, '1.x').click();
  await expect(page).toHaveURL(onFixture('/docs/1.x/guide/first'));
  await open(page, onFixture('/blog'));
  await expect(menu(page)).toHaveText(/1\.x/);
  await expect(navbar(page).getByRole('link', { name: 'Start of this version' })).toHaveAttribute(
    'href',
    '/preview/docs/1.x/guide/first',
  );
  await expect(version(page, 'Guide')).toHaveAttribute('href', '/preview/docs/1.x/guide/first');
});

test('a page of an old version says so and leads to the same page of the latest one', async ({ page }) => {
  await open(page, onFixture('/docs/1.x/guide/first'));
  await expect(page.getByText('You are reading version 1.x, which is no longer maintained.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the latest version' }).click();
  await expect(page).toHaveURL(onFixture('/docs/guide/first'));
  await expect(page.getByRole('link', { name: 'Go to the latest version' })).toHaveCount(0);
});
