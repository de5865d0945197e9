import { expect } from '@playwright/test';
import { test } from './support/one-tab';
import { activeOption, panel, searchFor } from './support/search';
import { onFixture } from './support/sites';

test.describe('the definition of a word that the glossary has', () => {
  test('the results of the box are below it; the Tab key leads to its link', async ({ page }) => {
    const input = await searchFor(page, onFixture('/docs/long'), 'gadget');
    const definition = page.getByRole('region', { name: 'Definition' });
    await expect(definition).toContainText('Gadget A thing that the fixture site explains.');
    await expect(activeOption(page)).not.toHaveAttribute('href', /glossary.*#gadget/);
    const link = definition.getByRole('link', { name: 'Glossary' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(input).toBeFocused();
    await input.click();
    await link.click();
    await expect(page).toHaveURL(onFixture('/docs/glossary#gadget'));
    await expect(panel(page)).toBeHidden();
  });

  test('the results of the search page are below it', async ({ page }) => {
    await page.goto(onFixture('/search?q=gadget'));
    const definition = page.getByRole('region', { name: 'Definition' });
    await expect(definition).toContainText('A thing that the fixture site explains.');
    await expect(definition.getByRole('link', { name: 'Glossary' })).toHaveAttribute(
      'href',
      /\/docs\/glossary#gadget$/,
    );
    await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('widget');
    await expect(definition).toHaveCount(0);
  });
});
