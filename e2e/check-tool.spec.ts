import { expect, type Locator, type Page, test } from '@playwright/test';
import { checkToolStrings as words } from '../lib/config/check-tool-strings';
import { expectNoBarriersInAnyMode } from './support/axe';
import { readClipboard } from './support/clipboard';
import { failRequests, holdLateScripts } from './support/hold';
import { open, startRuntime } from './support/open';

const address = '/tools/check';
const text = (page: Page): Locator => page.getByLabel('Manifest');
const found = (page: Page): Locator => page.getByRole('region', { name: words.findings });
const remarks = (page: Page): Locator => found(page).getByRole('listitem');
const summary = (page: Page): Locator => found(page).getByRole('status');

const wrong = `apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata:
  name: shop
spec:
  scantype: nmap
  parameters: [-p, 443]
`;

test('text pasted before the script has loaded is checked once it has, on a cold load and after navigation', async ({
  page,
}) => {
  const release = await holdLateScripts(page);
  // The `load` event does not fire while scripts are held back.
  await page.goto(address, { waitUntil: 'commit' });
  await text(page).fill(wrong);
  await expect(summary(page)).toHaveText(words.empty);
  release();
  await expect(summary(page)).toHaveText('2 errors in 1 resource.');

  await open(page, '/tools');
  await startRuntime(page);
  for (let visit = 0; visit < 2; visit += 1) {
    await page.getByRole('main').getByRole('link', { name: 'Check a Manifest' }).click();
    await text(page).fill(wrong);
    await expect(summary(page)).toHaveText('2 errors in 1 resource.');
    await page.goBack();
  }
  expect(page.workers().filter((worker) => worker.url().includes('checkWorker'))).toHaveLength(1);
});

test('each mistake has its line, its remedy and its row in the docs, and is corrected by itself', async ({ page }) => {
  await open(page, address);
  await text(page).fill(wrong);
  const unknown = remarks(page).filter({ hasText: '"spec" has no field "scantype".' });
  await expect(unknown).toContainText('Did you mean "scanType"?');
  await expect(unknown.getByRole('link')).toHaveAttribute('href', '/docs/api/crds/scan#spec.scanType');
  await unknown.getByRole('button', { name: 'Line 6' }).click();
  expect(
    await text(page).evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toBe('scantype: nmap');
  await unknown.getByRole('button', { name: 'Write scanType' }).click();
  await expect(summary(page)).toHaveText('1 error in 1 resource.');
  await remarks(page).getByRole('button', { name: 'Write "443"' }).click();
  await expect(summary(page)).toHaveText('No mistakes in 1 resource.');
  await expect(text(page)).toHaveValue(wrong.replace('scantype', 'scanType').replace('443', '"443"'));
});

test('everything works by keyboard, and the focus is never lost', async ({ page }) => {
  await open(page, address);
  await expect(page.getByRole('button', { name: words.example })).toBeVisible();
  await page.getByRole('button', { name: words.example }).focus();
  await page.keyboard.press('Enter');
  await expect(remarks(page)).toHaveCount(4);
  await expect(remarks(page).first()).toContainText('At 02:30, Monday. Times are UTC.');
  const change = remarks(page).getByRole('button', { name: 'Write nmap' });
  await change.focus();
  await page.keyboard.press('Enter');
  await expect(remarks(page)).toHaveCount(3);
  await expect(found(page).locator(':focus')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: words.changed(8) })).toBeAttached();
});

test('files are opened by the button and by dropping them', async ({ page }) => {
  await open(page, address);
  const file = (name: string, content: string) => ({ name, mimeType: 'text/yaml', buffer: Buffer.from(content) });
  await page.getByLabel(words.open).setInputFiles([file('a.yaml', wrong), file('b.yaml', wrong.trimEnd())]);
  await expect(summary(page)).toHaveText('4 errors in 2 resources.');
  // Browsers fire no event for choosing the same file again.
  await expect(page.getByLabel(words.open)).toHaveValue('');
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'c.yaml'));
    return transfer;
  }, wrong);
  await text(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(summary(page)).toHaveText('2 errors in 1 resource.');
});

for (const tool of ['check', 'build', 'errors'])
  test(`a long text that is pasted into "${tool}" is checked without being shown, until another replaces it`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/tools/${tool}`);
    await expect(page.locator('[data-tool][data-ready]')).toBeVisible();
    const field = page.locator('.check-editor > textarea, .tool-text');
    const status = page.locator('.tool').getByRole('status').first();
    await page.evaluate(
      (long) => navigator.clipboard.writeText(long),
      `${'# no comment\n'.repeat(80_000)}${wrong}# exec format error\n`,
    );
    await field.press('ControlOrMeta+a');
    await field.press('ControlOrMeta+v');
    await expect(field).toHaveAttribute('placeholder', /too long to show/);
    await expect(field).toHaveValue('');
    await expect(status).toContainText(tool === 'errors' ? 'match' : 'errors in 1 resource');
    if (tool === 'check') {
      await expect(remarks(page).first()).toContainText('Line 80006');
      await expect(remarks(page).first().getByRole('button')).toHaveCount(0);
    }
    await field.press('x');
    await expect(field).toHaveValue('x');
    await expect(status).not.toContainText('errors in 1 resource');
  });

test('a link contains the text, but no request does', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`);
  });
  await open(page, address);
  await text(page).fill(wrong.replace('name: shop', 'name: secret-of-mine'));
  await expect(summary(page)).toHaveText('2 errors in 1 resource.');
  await page.getByRole('button', { name: words.link }).click();
  await expect(page.getByRole('status').filter({ hasText: words.linkCopied })).toBeAttached();
  const link = await readClipboard(page);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(text(page)).toHaveValue(/secret-of-mine/);
  await expect(summary(page)).toHaveText('2 errors in 1 resource.');
  const carried = new URL(link).hash.slice('#yaml='.length);
  expect(carried).not.toBe('');
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((request) => request.includes('secret-of-mine') || request.includes(carried))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('secret');
});

test('a script or worker that cannot be loaded is reported, and requested again', async ({ page }) => {
  const restoreScript = await failRequests(page, /\/static\/checkTool\./);
  const restoreWorker = await failRequests(page, /\/static\/checkWorker\./);
  await open(page, address);
  const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(failure).toBeVisible();
  await text(page).fill(wrong);
  restoreScript();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toBeVisible();
  restoreWorker();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(summary(page)).toHaveText('2 errors in 1 resource.');
  await expect(failure).toBeHidden();
});

for (const width of [360, 1280])
  test(`the results have no barriers and fit at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, address);
    await page.getByRole('button', { name: words.example }).click();
    await expect(remarks(page)).toHaveCount(4);
    await expectNoBarriersInAnyMode(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what the tool does and where the docs say the same', async ({ page }) => {
    await open(page, address);
    const main = page.getByRole('main');
    await expect(main).toContainText('needs JavaScript');
    await expect(text(page)).toBeHidden();
    await expect(main.getByRole('link', { name: 'ScheduledScan' })).toBeVisible();
  });
});
