import { expect, type Page } from '@playwright/test';
import { expectNoBarriersInAnyMode } from './support/axe';
import { hold, holdLateScripts } from './support/hold';
import { test } from './support/one-tab';
import { startRuntime } from './support/open';

const route = '/tools/build';
const manifest = (page: Page) => page.getByRole('textbox', { name: 'Manifest', exact: true });
const status = (page: Page) => page.locator('.build-status');

test('builds a scan step by step, valid at each, and says so', async ({ page }) => {
  await page.goto(route);
  await expect(manifest(page)).toHaveValue(/kind: Scan\n[^]*scanType: nmap\n/);
  const isValid = () => expect(status(page)).toHaveText('No mistakes in 1 resource.');
  await isValid();
  await page.getByLabel('What do you want to scan?').selectOption({ label: 'Web applications' });
  await page.getByLabel('Scan type', { exact: true }).selectOption('zap-baseline-scan');
  await expect(manifest(page)).toHaveValue(/name: my-zap-baseline-scan\n[^]*scanType: zap-baseline-scan\n/);
  await isValid();
  await page.getByLabel('Name', { exact: true }).fill('shop');
  await page.getByLabel('Parameters, one per line').fill('-t\nhttps://www.example.com');
  await page.getByLabel('Repeat').fill('30 2 * * 1');
  await page.getByLabel('Follow-up scans').selectOption({ label: 'By all non-invasive rules' });
  await page.getByLabel('Only hooks with this label').fill('team=a');
  await expect(manifest(page)).toHaveValue(`apiVersion: execution.securecodebox.io/v1
kind: ScheduledScan
metadata:
  name: shop
spec:
  schedule: "30 2 * * 1"
  scanSpec:
    scanType: zap-baseline-scan
    parameters:
      - -t
      - "https://www.example.com"
    cascades:
      matchLabels:
        securecodebox.io/invasive: non-invasive
    hookSelector:
      matchLabels:
        team: a
`);
  await expect(page.locator('.build-command')).toContainText('--filename shop.yaml');
  await expect(status(page)).toHaveText(/^No mistakes in 1 resource\./);
});

test('the list shows the scan type of the manifest, also while it has the focus', async ({ page }) => {
  await page.goto(route);
  await expect(status(page)).toHaveText('No mistakes in 1 resource.');
  const types = page.getByLabel('Scan type', { exact: true });
  const names = await types.locator('option').allTextContents();
  const start = names.indexOf(await types.inputValue());
  await types.focus();
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('ArrowDown');
    await expect(manifest(page)).toHaveValue(new RegExp(`scanType: ${names[start + step]}\n`));
    await expect(types).toHaveValue(names[start + step] ?? '');
  }
});

test('an invalid text does not go into the manifest, and its field says why', async ({ page }) => {
  await page.goto(route);
  const before = await manifest(page).inputValue();
  await page.getByLabel('Name', { exact: true }).fill('Not a name');
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/lowercase letters/);
  await expect(status(page)).toHaveText('A field of the form has a mistake, which is explained below it.');
  await page.getByLabel('Repeat').fill('every day');
  await expect(page.getByLabel('Repeat')).toHaveAccessibleDescription(/not a cron expression/);
  expect(await manifest(page).inputValue()).toBe(before);
  await page.getByLabel('Name', { exact: true }).fill('name');
  await page.getByLabel('Repeat').fill('');
  await expect(status(page)).toHaveText('No mistakes in 1 resource.');
});

test('offers the parameters of the scanner, by keyboard too', async ({ page }) => {
  await page.goto(route);
  await page.getByText('Parameters of this scanner').press('Enter');
  const add = page.getByRole('button', { name: 'Add --open', exact: true });
  await add.press('Enter');
  await expect(manifest(page)).toHaveValue(/parameters:\n +- --open\n/);
  await expect(add).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Added --open' })).toBeAttached();
});

test('opens a manifest, keeps what it cannot edit, and sends and stores none of it', async ({ page }) => {
  await page.goto(route);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await manifest(page).fill(`# lost-marker
apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata:
  name: mine
spec:
  scanType: nmap
  parameters: ["-T2"] # slowly
  env:
    - name: A
      value: b
`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('mine');
  await page.getByLabel('Parameters, one per line').fill('-T3');
  await expect(manifest(page)).toHaveValue(/^# lost-marker\n[^]*-T3[^]*- name: A/);
  await manifest(page).fill('kind: [');
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled();
  await expect(status(page)).toContainText('The form cannot edit this text');
  await expect(page.getByRole('link', { name: /See each mistake/ })).toHaveAttribute('href', /\/tools\/check#yaml=/);
  await manifest(page).fill('lost-marker');
  await page.reload();
  await expect(manifest(page)).toHaveValue(/my-nmap/);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect([...sent, stored].filter((each) => each.includes('lost-marker'))).toEqual([]);
});

test('a manifest that is pasted before the script has loaded is opened unchanged', async ({ page }) => {
  const release = await holdLateScripts(page);
  await page.goto(route, { waitUntil: 'commit' });
  const pasted = `apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata: { name: mine }
spec:
  scanType: nmap
  cascades:
    matchLabels:
      securecodebox.io/invasive: non-invasive
`;
  await manifest(page).fill(pasted);
  release();
  await expect(page.getByLabel('Follow-up scans')).toHaveValue('nonInvasive');
  await expect(manifest(page)).toHaveValue(pasted);
});

for (const [tool, field] of [
  ['check', 'Manifest'],
  ['build', 'Parameters, one per line'],
  ['errors', 'Log, events or status'],
] as const)
  test(`text entered in "${tool}" stays when React hydrates the page`, async ({ page }) => {
    await page.goto(`/tools/${tool}`);
    await page.getByLabel(field, { exact: true }).fill('kept');
    await startRuntime(page);
    await expect(page.getByLabel(field, { exact: true })).toHaveValue('kept');
    // The tool still works.
    await page.getByLabel(field, { exact: true }).fill('kind: Scann');
    await expect(page.locator('.tool [role=status]')).toHaveText(
      /^(?:1 error|No known problem|No mistakes|This text has no)/,
    );
  });

test('choices made before the script has loaded go into the manifest', async ({ page }) => {
  const release = await holdLateScripts(page);
  await page.goto(route, { waitUntil: 'commit' });
  await page.getByLabel('What do you want to scan?').selectOption({ label: 'Web applications' });
  await page.getByLabel('Scan type', { exact: true }).selectOption('zap-baseline-scan');
  await page.getByLabel('Name', { exact: true }).fill('early');
  await page.getByLabel('Repeat').fill('@daily');
  release();
  await expect(manifest(page)).toHaveValue(/name: early\n[^]*schedule: "@daily"\n[^]*scanType: zap-baseline-scan\n/);
  await expect(page.getByLabel('Repeat')).toHaveAccessibleDescription('At 00:00');
});

test('offers the manifest as a file, even before it has been checked', async ({ page }) => {
  await hold(page, '**/static/checkWorker.*.js');
  await page.goto(route);
  await expect(manifest(page)).toHaveValue(/my-nmap/);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await coming).suggestedFilename()).toBe('my-nmap.yaml');
  // Browsers read the file some time after the press.
  const isTakenBack = page.evaluate(
    () =>
      new Promise((resolve) => {
        URL.revokeObjectURL = () => resolve(true);
        setTimeout(() => resolve(false), 500);
      }),
  );
  await page.getByRole('button', { name: 'Download' }).click();
  expect(await isTakenBack).toBe(false);
});

test('has no accessibility barriers', async ({ page }) => {
  await page.goto(route);
  await page.getByText('Parameters of this scanner').click();
  await page.getByLabel('Name', { exact: true }).fill('No');
  await expect(status(page)).toHaveText(/^A field of the form/);
  await expectNoBarriersInAnyMode(page, route);
});
