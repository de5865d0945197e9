import { expect, test } from '@playwright/test';
import { open } from './support/open';
import { fixtureSite, onFixture } from './support/sites';

test('the language menu keeps path, query and hash', async ({ page }) => {
  await page.route('**/de/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Deutsch</h1>' }));
  await open(page, onFixture('/docs/long?from=mail#seven'));
  const navbar = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await navbar.locator('summary', { hasText: 'Languages' }).click();
  await expect(navbar.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  const german = navbar.getByRole('link', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('lang', 'de');
  await german.click();
  await expect(page).toHaveURL(`${fixtureSite.origin}/de/docs/long?from=mail#seven`);
});

test('the page declares its language to the browser', async ({ page }) => {
  await page.goto(onFixture('/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
