import { expect, test } from '@playwright/test';
import { readClipboard } from './support/clipboard';
import { open } from './support/open';
import { onFixture } from './support/sites';

const commands = onFixture('/docs/scanners/widget');
const otherCommands = onFixture('/docs/hidden-title');

test('a name is entered once and is in the commands of every page, even when they are copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, commands);
  await page.getByText('Use your own names in the commands').click();
  await page.getByLabel('Namespace of your scans').fill('team-blue');
  await page.getByRole('dialog', { name: 'Your own names' }).getByRole('button', { name: 'Done' }).click();
  const block = page.locator('.code-block', { hasText: 'helm upgrade' });
  await expect(block).toContainText('--namespace team-blue');
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  expect(await readClipboard(page)).toContain('--namespace team-blue');
  expect(page.url()).not.toContain('team-blue');
  await open(page, otherCommands);
  await expect(page.locator('.code-block')).toContainText('-n team-blue');
});

test('a value that could break a command is rejected, and its field says so', async ({ page }) => {
  await open(page, commands);
  await page.getByText('Use your own names in the commands').click();
  const field = page.getByLabel('Namespace of your scans');
  await field.fill('a; rm -rf /');
  await expect(field).toHaveAccessibleName('Namespace of your scans');
  await expect(field).toHaveAccessibleDescription('Lowercase letters, digits and dashes');
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
  await expect(page.locator('.code-block', { hasText: 'helm upgrade' })).toContainText('--namespace scans');
});
