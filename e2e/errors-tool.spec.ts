import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { expectNoBarriersInAnyMode } from './support/axe';
import { failRequests, hold } from './support/hold';
import { test } from './support/one-tab';

type Example = Readonly<{ from: string; rows: readonly string[]; text: string }>;

const route = '/tools/errors';
const input = (page: Page) => page.getByLabel('Log, events or status');
const hits = (page: Page) => page.locator('.symptom-hits > li');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /match|^$/ });

/** Enters a text like a paste. */
const paste = (page: Page, text: string): Promise<void> =>
  input(page).evaluate((field: HTMLTextAreaElement, pasted) => {
    field.value = pasted;
    field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
  }, text);

/** Runs in the page: pastes texts one by one, waiting for each answer and clearing the field, and returns the place and symptom of the first row. */
async function firstRowOfEach(texts: readonly string[]) {
  const field = document.querySelector<HTMLTextAreaElement>('.symptom-log');
  const status = document.querySelector('.symptom-count');
  const enter = async (text: string, isAnswered: (said: string) => boolean): Promise<void> => {
    if (field) field.value = text;
    field?.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
    while (!isAnswered(status?.textContent ?? '')) await new Promise(requestAnimationFrame);
  };
  const rows: { place?: string; symptom?: string }[] = [];
  for (const text of texts) {
    await enter('', (said) => said === '');
    await enter(text, (said) => said.includes('match'));
    const first = document.querySelector('.symptom-hits > li');
    rows.push({
      place: first?.querySelector('.symptom-place > a')?.getAttribute('href') ?? '',
      symptom: first?.querySelector('.symptom-what')?.textContent ?? '',
    });
  }
  return rows;
}

test('of 40 real error texts, at least 36 have the right row first', async ({ page }) => {
  const examples = parse(readFileSync('lib/tools/fixtures/error-texts.yaml', 'utf8')) as Example[];
  expect(examples).toHaveLength(40);
  await page.goto(route);
  await expect(page.locator('[data-tool][data-ready]')).toBeVisible();
  const firstRows = await page.evaluate(
    firstRowOfEach,
    examples.map(({ text }) => text),
  );
  const wrong = examples.flatMap(({ from, rows }, index) => {
    const { place = '', symptom = '' } = firstRows[index] ?? {};
    const isRight = rows.some((row) => row.startsWith(`${place} `) && symptom.includes(row.slice(`${place} `.length)));
    return isRight ? [] : [`${from}: ${place} ${symptom}`];
  });
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(4);
});

test('no request carries what was pasted, nothing of it is stored, and no secret is shown', async ({ page }) => {
  await page.goto(route);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await paste(
    page,
    'lost-marker File upload returned non 2xx status code (403) http://minio:9000/a.xml?X-Amz-Signature=a1b2c3d4e5',
  );
  await expect(count(page)).toHaveText(/match, best first\. One secret is hidden\./);
  await expect(input(page)).toHaveValue(/lost-marker .*X-Amz-Signature=\[hidden\]$/);
  await expect(page.locator('.symptom-line').first()).toContainText('X-Amz-Signature=[hidden]');
  expect(await page.content()).not.toContain('a1b2c3d4e5');
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, databases]);
  });
  expect(stored).not.toContain('lost-marker');
  expect(page.url()).not.toContain('lost-marker');
  await page.reload();
  await expect(input(page)).toHaveValue('');
  expect(sent.filter((each) => each.includes('lost-marker'))).toEqual([]);
});

test('works by keyboard, says what it found, and leads to the section of the docs', async ({ page }) => {
  await page.goto(route);
  await expect(count(page)).toBeEmpty();
  await input(page).focus();
  await page.keyboard.insertText('exec format error');
  await expect(count(page)).toHaveText(/problems match, best first\.$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await expect(count(page)).toBeEmpty();
  await page.keyboard.insertText('nothing that any table knows');
  await expect(count(page)).toHaveText(/^No known problem matches/);
  await page.getByRole('button', { name: 'Show an example' }).press('Enter');
  await hits(page).first().locator('.symptom-place > a').press('Enter');
  await expect(page).toHaveURL(/\/docs\/getting-started\/troubleshooting#errored$/);
});

test('a text that is pasted before the script has loaded is kept and searched', async ({ page }) => {
  const release = await hold(page, /\/errorsTool\./);
  await page.goto(route, { waitUntil: 'commit' });
  await input(page).fill('exec format error password=hunter2hunter2');
  release();
  await expect(hits(page)).not.toHaveCount(0);
  await expect(input(page)).toHaveValue('exec format error password=[hidden]');
});

test('text typed while the script loads and searches stays one text', async ({ page }) => {
  const [releaseScript, releaseWorker] = [await hold(page, /\/errorsTool\./), await hold(page, /\/errorsWorker\./)];
  await page.goto(route, { waitUntil: 'commit' });
  await input(page).focus();
  await page.keyboard.type("ScanType 'nmpa' not");
  releaseScript();
  await expect(page.locator('[data-tool][data-ready]')).toBeVisible();
  await page.keyboard.type(" found in 'scans' namespace");
  releaseWorker();
  await expect(input(page)).toHaveValue("ScanType 'nmpa' not found in 'scans' namespace");
  await expect(count(page)).toHaveText(/known problems? match/);
});

test('a line that is started again is typed like any other: the caret stays where it is', async ({ page }) => {
  await page.goto(route);
  await expect(page.locator('[data-tool][data-ready]')).toBeVisible();
  await input(page).focus();
  await page.keyboard.type('exec error');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter'])
    await page.keyboard.press(key);
  await page.keyboard.type('format ');
  await expect(input(page)).toHaveValue('exec \nformat error');
  await expect(count(page)).toHaveText(/known problems? match/);
  await expect(input(page)).toHaveValue('exec \nformat error');
});

test('a script or worker that cannot be loaded is reported, and requested again; until then no secret is shown', async ({
  page,
}) => {
  const [restoreScript, restoreWorker] = [
    await failRequests(page, /\/errorsTool\./),
    await failRequests(page, /\/errorsWorker\./),
  ];
  await page.goto(route);
  const retry = page.getByRole('alert').getByRole('button');
  await expect(retry).toBeVisible();
  restoreScript();
  await retry.click();
  await expect(page.locator('[data-tool][data-ready]')).toBeVisible();
  await paste(page, 'exec format error password=hunter2hunter2');
  await expect(retry).toBeVisible();
  await expect(input(page)).toHaveValue('');
  restoreWorker();
  await retry.click();
  await expect(input(page)).toHaveValue('exec format error password=[hidden]');
  await expect(hits(page)).not.toHaveCount(0);
});

test('a megabyte of log is searched', async ({ page }) => {
  await page.goto(route);
  await paste(page, `${'level=info msg="Scanning 10.0.0.1 port 443/tcp open"\n'.repeat(20_000)}exec format error`);
  await expect(hits(page).first()).toContainText('exec format error');
});

test('has no barriers', async ({ page }) => {
  await page.goto(route);
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(hits(page)).not.toHaveCount(0);
  // every-route.spec.ts checks the tables below the tool.
  await expectNoBarriersInAnyMode(page, route, { part: '.tool' });
});
