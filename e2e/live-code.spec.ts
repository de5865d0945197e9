import { expect, type Locator, type Page } from '@playwright/test';
import { failRequests } from './support/hold';
import { test } from './support/one-tab';
import { expectNoBarriersInAnyMode } from './support/axe';
import { setColorMode } from './support/color-mode';
import { open } from './support/open';
import { fixtureSite, onFixture } from './support/sites';
import { watchForTrouble } from './support/trouble';

const address = onFixture('/docs/dialect');
const sandboxAddress = onFixture('/live/sandbox.html');

const liveBlock = (page: Page, kind: 'react' | 'script'): Locator => page.locator(`[data-live="${kind}"]`);
const editorOf = (block: Locator): Locator => block.getByRole('textbox', { name: 'Code editor' });
const statusOf = (block: Locator): Locator => block.locator('[data-status]');
const resultOf = (block: Locator): Locator =>
  block.frameLocator('iframe:not([data-hidden])').getByRole('group', { name: 'Result' });

/** Brings a block into view and waits until it has shown its first result. */
async function started(page: Page, kind: 'react' | 'script'): Promise<Locator> {
  const block = liveBlock(page, kind);
  await block.scrollIntoViewIfNeeded();
  await expect(statusOf(block)).toHaveText('Up to date');
  return block;
}

/** Runs a script in a block and returns its last value, parsed from JSON. */
async function valueOf(block: Locator, script: string): Promise<unknown> {
  await editorOf(block).fill(`JSON.stringify(await (async () => { ${script} })())`);
  const value = resultOf(block).locator('[data-kind="result"] pre');
  await expect(value).toHaveText(/^'[{["].*'$/s);
  const text = await value.innerText();
  return JSON.parse(text.slice(1, -1).replaceAll("\\'", "'"));
}

/** Responds for another host and returns the list of requests that reached it. */
async function watchForeignHost(page: Page): Promise<readonly string[]> {
  const reached: string[] = [];
  await page.route('https://example.com/**', async (route) => {
    reached.push(route.request().url());
    await route.fulfill({ body: 'reached', headers: { 'access-control-allow-origin': '*' } });
  });
  return reached;
}

test.describe('a live block of React code', () => {
  test('shows its result, which works, then what the reader makes of it, until it is reset', async ({ page }) => {
    const troubles = watchForTrouble(page, fixtureSite);
    await open(page, address);
    const block = await started(page, 'react');
    const button = resultOf(block).getByRole('button', { name: 'Pressed 0 times' });
    await button.click();
    await expect(resultOf(block).getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    const written = await editorOf(block).inputValue();
    await editorOf(block).fill('const word = "new";\n\n<p>A {word} text</p>');
    await expect(resultOf(block)).toHaveText('A new text');
    await expect(block.locator('.t-kw').first()).toHaveText('const');
    await block.getByRole('button', { name: 'Reset' }).click();
    await expect(editorOf(block)).toHaveValue(written);
    await expect(resultOf(block).getByRole('button')).toHaveText('Pressed 0 times');
    expect(troubles).toEqual([]);
  });

  test('reports a mistake or a runtime error with its line, and keeps the last result', async ({ page }) => {
    await open(page, address);
    const block = await started(page, 'react');
    await editorOf(block).fill('<p>\n  <b>never closed\n</p>');
    await expect(block.getByRole('alert')).toContainText('Error in line 3');
    await expect(statusOf(block)).toHaveText('Error');
    await expect(resultOf(block).getByRole('button')).toBeVisible();
    await editorOf(block).fill('function App() {\n  return <p>{missing}</p>;\n}');
    await expect(block.getByRole('alert')).toContainText('Error in line 2ReferenceError: missing is not defined');
    await editorOf(block).fill('<p>mended</p>');
    await expect(block.getByRole('alert')).toHaveCount(0);
    await expect(resultOf(block)).toHaveText('mended');
    await editorOf(block).fill('<button onClick={() => {\n  throw new Error("pressed");\n}}>Press</button>');
    await resultOf(block).getByRole('button', { name: 'Press', exact: true }).click();
    await expect(block.getByRole('alert')).toContainText('Error in line 2Error: pressed');
  });

  test('follows the color mode of the page', async ({ page }) => {
    await open(page, address);
    const block = await started(page, 'react');
    const root = block.frameLocator('iframe:not([data-hidden])').locator('html');
    for (const mode of ['dark', 'light'] as const) {
      await setColorMode(page, mode);
      await expect(root).toHaveAttribute('data-theme', mode);
      await expect(root).toHaveCSS('color-scheme', mode);
    }
  });
});

test.describe('a live script', () => {
  test('shows what it prints and its last value, and is stopped if it never ends', async ({ page }) => {
    await open(page, address);
    const block = await started(page, 'script');
    await editorOf(block).fill("const parse = async (raw) => raw.split(',');\nconsole.log('raw', 2);\nparse('a,b')");
    await expect(resultOf(block).locator('.entry')).toHaveText(['raw 2', "Result[ 'a', 'b' ]"]);
    await editorOf(block).fill('let i = 0;\nwhile (true) i++;');
    await expect(block.getByRole('alert')).toContainText('Error in line 2The code ran for more than 2 seconds');
    await editorOf(block).fill('"ended"');
    await expect(resultOf(block)).toContainText("'ended'");
  });
});

test.describe('live code', () => {
  test('reaches neither the page, nor the storage of the browser, nor any host', async ({ page }) => {
    const reached = await watchForeignHost(page);
    await open(page, address);
    const block = await started(page, 'script');
    const found = await valueOf(
      block,
      `const attempt = (action) => { try { return String(action()); } catch (error) { return error.name; } };
       const outcome = (promise) => promise.then(() => 'done', (error) => error.name);
       const image = () => new Promise((resolve, reject) => Object.assign(new Image(), { onload: resolve, onerror: () => reject(new Error()), src: 'https://example.com/a.png' }));
       return {
         origin: window.origin,
         page: attempt(() => window.parent.document),
         top: attempt(() => { window.top.location = 'https://example.com/'; }),
         storage: attempt(() => localStorage),
         cookie: attempt(() => document.cookie),
         database: attempt(() => indexedDB.open('x')),
         popup: attempt(() => window.open('https://example.com/')),
         foreign: await outcome(fetch('https://example.com/')),
         own: await outcome(fetch('/preview/')),
         script: await outcome(import('https://example.com/a.js')),
         image: await outcome(image()),
         call: attempt(() => new RTCPeerConnection()),
       };`,
    );
    expect(found).toEqual({
      origin: 'null',
      page: 'SecurityError',
      top: 'SecurityError',
      storage: 'SecurityError',
      cookie: 'SecurityError',
      database: 'SecurityError',
      popup: 'null',
      foreign: 'TypeError',
      own: 'TypeError',
      script: 'TypeError',
      image: 'Error',
      call: 'ReferenceError',
    });
    expect(reached).toEqual([]);
    expect(page.url()).toBe(address);
  });

  test('cannot take its frame elsewhere', async ({ page }) => {
    const reached = await watchForeignHost(page);
    await open(page, address);
    const block = await started(page, 'script');
    for (const code of ['location.reload()', 'location.href = "https://example.com/"']) {
      await editorOf(block).fill(code);
      await expect(block.getByRole('alert')).toContainText('The code left its page and was stopped.');
      await editorOf(block).fill(`"after ${code.length}"`);
      await expect(resultOf(block)).toContainText(`'after ${code.length}'`);
    }
    expect(reached).toEqual([]);
  });

  test('does not run if its page is opened outside a frame', async ({ page }) => {
    await page.goto(sandboxAddress);
    await expect(page.getByRole('group', { name: 'Result' })).toHaveText(
      'Live code runs only inside a page of the documentation.',
    );
    await page.evaluate(async () => {
      window.postMessage({ type: 'run', run: 1, code: 'document.title = "taken"', language: 'js' });
      // Messages arrive in the order they were sent in.
      const arrived = new Promise((resolve) =>
        addEventListener('message', ({ data }) => data === 'later' && resolve(0)),
      );
      window.postMessage('later');
      await arrived;
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    await expect(page).toHaveTitle('Result of live code');
  });

  test('is loaded when the reader comes near, not before', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 200 });
    await open(page, address);
    const block = liveBlock(page, 'react');
    await expect(editorOf(block)).toBeAttached();
    await expect(block.locator('iframe')).toHaveCount(0);
    await block.scrollIntoViewIfNeeded();
    await expect(block.locator('iframe')).toHaveCount(1);
    await expect(block.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  });

  test('that cannot be loaded offers to try again', async ({ page }) => {
    await page.clock.install();
    const restore = await failRequests(page, /\/live\/sandbox/);
    await open(page, address);
    const block = liveBlock(page, 'react');
    await block.scrollIntoViewIfNeeded();
    await expect(block.locator('iframe')).toHaveCount(1);
    await page.clock.fastForward(10_000);
    await expect(block.getByRole('alert')).toContainText('The result could not be loaded.');
    restore();
    await block.getByRole('button', { name: 'Run' }).click();
    await expect(resultOf(block).getByRole('button')).toHaveText('Pressed 0 times');
    await expect(block.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the editor', () => {
  test('can be used and left with the keyboard', async ({ page }) => {
    await open(page, address);
    const block = await started(page, 'react');
    const editor = editorOf(block);
    await expect(editor).toHaveAccessibleDescription(/press Esc, then Tab/);
    await expect(block.getByText('To leave the editor, press Esc, then Tab.')).toBeVisible();
    await editor.fill('<p>a</p>');
    await editor.press('Home');
    await editor.press('Tab');
    await expect(editor).toHaveValue('  <p>a</p>');
    await expect(editor).toBeFocused();
    await editor.press('ControlOrMeta+z');
    await expect(editor).toHaveValue('<p>a</p>');
    await editor.press('Shift+Tab');
    await expect(block.getByRole('button', { name: 'Reset' })).toBeFocused();
    await editor.focus();
    await editor.press('Escape');
    await editor.press('Tab');
    // Checked last: the result's frame takes the focus in its own process, possibly late.
    await expect(editor).not.toBeFocused();
  });

  test('lies exactly over the code it shows, also when the code grows', async ({ page }) => {
    await open(page, address);
    const block = await started(page, 'react');
    const boxes = () => Promise.all([editorOf(block).boundingBox(), block.locator('pre').first().boundingBox()]);
    const [before, shownBefore] = await boxes();
    expect(before).toEqual(shownBefore);
    await editorOf(block).fill(`<p>${'wide '.repeat(60)}</p>\n\n\n\n\n\n\n\n\n`);
    const [after, shownAfter] = await boxes();
    expect(after).toEqual(shownAfter);
    expect(after?.height).toBeGreaterThan(before?.height ?? Infinity);
    expect(after?.width).toBeGreaterThan(before?.width ?? Infinity);
  });
});

for (const width of [360, 1280])
  test(`live blocks that were edited, one with an error, have no barrier in any mode at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, address);
    const script = await started(page, 'script');
    await editorOf(script).fill('console.warn("w");\nconsole.error("e");\n({ a: 1 })');
    await expect(resultOf(script).locator('.entry')).toHaveCount(3);
    const react = await started(page, 'react');
    await editorOf(react).fill('<p>');
    await expect(react.getByRole('alert')).toBeVisible();
    // At other scroll positions, sticky elements cover parts of some links.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoBarriersInAnyMode(page, 'live blocks');
  });
