import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as baseExpect, type Page, test } from '@playwright/test';
import { indexModule } from '../lib/site/generate-modules';
import { startRuntime } from './support/open';
import { scriptEnvironment } from './support/run-script';
import { pageSaves } from './support/page-saves';
import { openSearch, withoutInsights } from './support/search';
import { siteSaves } from './support/site-saves';

const folder = path.resolve('.cache/fixture-site');
const origin = 'http://localhost:4422';
const noIndexes = indexModule([]);
const file = path.join(folder, 'content/docs/01-guide/01-first.mdx');
const written = readFileSync(file, 'utf8');
const sentence = 'This is the first page of version 2.';
const line = written.slice(0, written.indexOf(sentence)).split('\n').length;

// Compiling shares the machine with other tests: the first page can take more than a minute and a half.
const patience = 180_000;
const expect = baseExpect.configure({ timeout: patience });

test.describe.configure({ mode: 'serial', timeout: 6 * patience });

let server: ChildProcess;
let printed = '';

test.beforeAll(async () => {
  // As on a fresh clone: no page is compiled when the server starts.
  rmSync(path.join(folder, '.cache/pages'), { recursive: true, force: true });
  const args = ['scripts/compiled.mjs', 'dev', '-p', '4422'];
  server = spawn(process.execPath, args, { cwd: folder, env: scriptEnvironment(), detached: true });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await expect.poll(() => printed).toContain('Ready');
});

test.afterAll(() => {
  writeFileSync(file, written);
  if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
});

test('a page opened before it is compiled shows its frame at once, and its text by itself', async ({ page }) => {
  const answers: string[] = [];
  await page.route(`${origin}/preview/docs/guide/first`, async (route) => {
    const response = await route.fetch({ timeout: patience });
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  await page.goto(`${origin}/preview/docs/guide/first`);
  await expect(page.getByRole('heading', { level: 1, name: 'First page' })).toBeVisible();
  // The text may replace the frame as soon as the browser has loaded that.
  expect(answers[0]).toContain('This page is being compiled for the first time.');
  // The tool lists entries from the text of all pages.
  expect((await page.request.get(`${origin}/preview/tools/errors`)).status()).toBe(200);
  await expect(page.getByText(sentence)).toBeVisible();
});

test('an edit of a page shows without a reload, and a mistake is shown with its place until it is fixed', async ({
  page,
}) => {
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('[HMR] connected'),
    timeout: 2 * patience,
  });
  await page.goto(`${origin}/preview/docs/guide/first`);
  await expect(page.getByText(sentence)).toBeVisible();
  await connected;
  await startRuntime(page);
  // Next drops an update that comes while the page is still starting.
  await page.waitForLoadState('networkidle', { timeout: patience });

  await test.step('an edit', async () => {
    const started = Date.now();
    writeFileSync(file, written.replace(sentence, 'This sentence was changed a moment ago.'));
    await expect(page.getByText('This sentence was changed a moment ago.')).toBeVisible();
    test.info().annotations.push({ type: 'time from edit to visible', description: `${Date.now() - started} ms` });
  });

  const overlay = page.getByRole('alert', { name: 'Mistakes in the content' });

  await test.step('a mistake', async () => {
    writeFileSync(file, written.replace(sentence, 'This is {a mistake in the text}.'));
    await expect(overlay).toContainText(`content/docs/01-guide/01-first.mdx:${line}:`);
    await expect(overlay).toContainText('Write \\{ to show a brace');
    expect(printed).toMatch(new RegExp(`01-first\\.mdx:${line}:\\d+ +error`));
  });

  await test.step('the mistake fixed', async () => {
    writeFileSync(file, written);
    await expect(overlay).toHaveCount(0);
    await expect(page.getByText(sentence)).toBeVisible();
  });

  await test.step('a mistake that removes the page', async () => {
    writeFileSync(file, written.replace('title:', 'titel:'));
    await expect(overlay).toContainText('content/docs/01-guide/01-first.mdx:2:1');
    await expect(overlay).toContainText('Did you mean "title"?');
    writeFileSync(file, written);
    await expect(overlay).toHaveCount(0);
    await expect(page.getByText(sentence)).toBeVisible();
  });
});

/** Opens a page once the server has compiled all pages and written their indexes. The previous save may still reload the page while it starts. */
async function openTab(page: Page, route: string): Promise<void> {
  await expect.poll(() => readFileSync(path.join(folder, noIndexes.path), 'utf8')).not.toBe(noIndexes.content);
  await expect(async () => {
    await page.goto(`${origin}/preview${route}`);
    await startRuntime(page);
    await page.waitForLoadState('networkidle', { timeout: patience });
  }).toPass();
}

const stackTrace = /^\s+at .*\.m?[jt]sx?:\d+/m;

/** Mistakes: the text that replaces a sentence, and the message for it. */
const mistakes: readonly (readonly [text: string, message: string])[] = [
  ['Text {undefined.x}', '"undefined" is read as code'],
  ['<Foo />', '<Foo> is not a component of this site.'],
  ['{[{ a: 1 }]}', 'This code gives nothing that a page can show'],
  ['<details>', '<details> is opened here but not closed'],
  ['Half a <det', 'its ">" is missing'],
];

test('a mistake, or half of a sentence, leaves the open tab where it is', async ({ page }) => {
  const before = printed.length;
  await page.setViewportSize({ width: 1000, height: 300 });
  await openTab(page, '/docs/guide/first');
  const overlay = page.getByRole('alert', { name: 'Mistakes in the content' });
  const below = page.getByRole('heading', { level: 2, name: 'Two' });
  await below.evaluate((heading) => heading.scrollIntoView());
  let loads = 0;
  page.on('load', () => (loads += 1));
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(100);
  const texts = mistakes.map(
    ([text, message]) => [written.replace(sentence, `${sentence}\n\n${text}`), message] as const,
  );
  for (const [text, message] of [
    ...texts,
    [written.replace('title: First page', 'title: [First page'), 'closing ]'],
  ] as const) {
    writeFileSync(file, text);
    await expect(overlay).toContainText(message);
    await expect(page.getByText(sentence)).toBeAttached();
    await expect(below).toBeInViewport();
    writeFileSync(file, written);
    await expect(overlay).toHaveCount(0);
  }
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(loads).toBe(0);
  expect(printed.slice(before)).not.toMatch(stackTrace);
});

/** Ways in which editors and tools replace a file's text. */
const saveMethods: Readonly<Record<string, (text: string) => void>> = {
  'written over': (text) => writeFileSync(file, text),
  'sed -i': (text) => {
    const [, changed = ''] = /^(.*counts\.)$/m.exec(text) ?? [];
    execFileSync('sed', ['-i', `s/^.*counts\\.$/${changed}/`, file]);
  },
  'renamed over': (text) => {
    writeFileSync(`${file}.tmp`, text);
    renameSync(`${file}.tmp`, file);
  },
  'renamed away and written anew': (text) => {
    renameSync(file, `${file}~`);
    writeFileSync(file, text);
    rmSync(`${file}~`);
  },
  'git checkout': (text) => {
    writeFileSync(file, text);
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', folder, '-c', 'user.name=Fixture', '-c', 'user.email=fixture@example.com', ...args]);
    git('stash', '--quiet');
    git('checkout', '--quiet', 'stash@{0}', '--', file);
    git('stash', 'drop', '--quiet');
    git('reset', '--quiet');
  },
};

test('each of ten saves counts, however it is made', async () => {
  const answer = () => fetch(`${origin}/preview/docs/guide/first`).then((response) => response.text());
  const textOf = (save: number): string => written.replace(/^.*page of version 2\..*$/m, `Save ${save} counts.`);
  writeFileSync(file, textOf(0));
  await expect.poll(answer).toContain('Save 0 counts.');
  const methods = Object.entries(saveMethods);
  for (let save = 1; save <= 10; save++) {
    const [method = '', write] = methods[save % methods.length] ?? [];
    write?.(textOf(save));
    await expect.poll(answer, method).toContain(`Save ${save} counts.`);
  }
  writeFileSync(file, written);
  await expect.poll(answer).toContain(sentence);
  expect(printed).not.toContain('ENOENT');
});

test('every kind of save shows in the open tab by itself', async ({ page }) => {
  const before = printed.length;
  const kept = ['content', 'lib/config/site.ts'].map(
    (source) => [source, path.join(folder, '.cache/kept', source)] as const,
  );
  for (const [source, copy] of kept) cpSync(path.join(folder, source), copy, { recursive: true });
  let opened = '';
  await withoutInsights(page);
  try {
    for (const { name, route, act, shows } of [...pageSaves(folder), ...siteSaves(folder)])
      await test.step(name, async () => {
        if (route !== opened) await openTab(page, route);
        opened = route;
        const started = Date.now();
        act();
        await expect(() => shows(page)).toPass({ intervals: [20], timeout: patience });
        test.info().annotations.push({ type: name, description: `${Date.now() - started} ms` });
      });
  } finally {
    for (const [source, copy] of kept) {
      rmSync(path.join(folder, source), { recursive: true });
      cpSync(copy, path.join(folder, source), { recursive: true });
    }
  }
  expect(printed.slice(before)).not.toMatch(stackTrace);
});

test('a draft can be read while it is written, and says that it is one', async ({ page }) => {
  await page.goto(`${origin}/preview/docs/draft`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft page');
  await expect(page.getByText(/^Draft\./)).toBeVisible();
});

/** Collects the errors that a tab reports. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('a page that is opened at one of its headings marks it and reports no fault', async ({ page }) => {
  const errors = collectErrors(page);
  await openTab(page, '/docs/long#three');
  await expect(page.locator('.toc-aside [aria-current="location"]')).toHaveText('Three');
  expect(errors).toEqual([]);
});

test('search finds what was written a moment ago, and reports no fault of its own', async ({ page }) => {
  const errors = collectErrors(page);
  writeFileSync(file, written.replace(sentence, 'This sentence speaks of zebrafish.'));
  await withoutInsights(page);
  const index = `${origin}/preview/search-text-docs-default-current.json`;
  await expect.poll(() => fetch(index).then((answer) => answer.text())).toContain('zebrafish');
  const input = await openSearch(page, `${origin}/preview/docs`);
  await input.fill('zebrafish');
  await expect(page.getByRole('option').first()).toContainText('First page');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guide\/first\?q=zebrafish/);
  await expect(page.getByRole('complementary', { name: 'Marked words' })).toBeVisible();
  expect(errors).toEqual([]);
  writeFileSync(file, written);
});

test('a page whose component fails is shown again once it is fixed', async ({ page }) => {
  const component = path.join(folder, 'content/docs/01-guide/broken.client.tsx');
  const text = (body: string): string => `export function Broken(): string {\n  ${body}\n}\n`;
  await openTab(page, '/docs/guide/first');
  try {
    writeFileSync(component, text("throw new Error('The shelf fell down');"));
    writeFileSync(file, written.replace(sentence, "import { Broken } from './broken.client';\n\n<Broken />"));
    await expect(page.getByRole('heading', { level: 1, name: 'This page crashed' })).toBeVisible();
    writeFileSync(component, text("return 'The shelf holds.';"));
    await expect(page.getByText('The shelf holds.')).toBeVisible();
  } finally {
    writeFileSync(file, written);
    await expect(page.getByText(sentence)).toBeVisible();
    rmSync(component, { force: true });
  }
});

test('ending it also ends its server', async () => {
  server.kill();
  await expect
    .poll(() =>
      fetch(origin).then(
        () => 'answers',
        () => 'ended',
      ),
    )
    .toBe('ended');
});
