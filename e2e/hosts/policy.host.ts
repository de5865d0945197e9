import { expect, test } from '@playwright/test';
import { touchLink } from '../support/open';
import { onEachHost, onOneHost } from './support/each-host';
import { builtMounts, isPage, pageAddress, servedFiles } from './support/mounts';
import { tryWidgets } from './support/try-widgets';
import { watchForViolations } from './support/violations';

/** Browsers' messages about a policy, apart from the event. */
const complaint = /Content.Security.Policy|Trusted|integrity|Permissions.Policy|Cross-Origin|blocked/i;

// The many visits are spread over all cores.
test.describe.configure({ mode: 'parallel' });

onOneHost(builtMounts(), ({ mount, origin }) => {
  test('nothing that a page does, or a reader with its widgets, violates the policy', async ({ page }) => {
    // A sample: every-route.spec.ts watches the requests of each page, and answers.host.ts checks that all have these headers.
    const pages = servedFiles(mount)
      .filter(isPage)
      .filter((_, index) => index % 16 === 0);
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (complaint.test(message.text())) troubles.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => troubles.push(`${page.url()}: ${error.message}`));
    const violations = await watchForViolations(page);
    const used = new Set<string>();
    const visit = async (file: string): Promise<void> => {
      await page.goto(origin() + pageAddress(mount, file));
      await touchLink(page);
      await tryWidgets(page, used);
    };
    for (const file of pages) await visit(file);
    await page.setViewportSize({ width: 390, height: 800 });
    for (const file of pages.slice(0, 5)) await visit(file);
    expect(used.size).toBeGreaterThan(5);
    expect([...violations, ...troubles]).toEqual([]);
  });
});

onEachHost(builtMounts(), ({ mount, origin }) => {
  test('code of another host, inline code and text made into code are blocked', async ({ page }) => {
    const violations = await watchForViolations(page);
    await page.goto(origin() + pageAddress(mount, 'index.html'));
    const outcome = await page.evaluate(async () => {
      // Playwright, which runs this code, may evaluate text; a task of the page's own may not.
      await new Promise((resolve) => setTimeout(resolve, 0));
      const attempt = (act: () => void): string => {
        try {
          act();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const inline = document.createElement('script');
      inline.append('window.hit = 1');
      const foreign = document.createElement('script');
      const results = {
        inline: attempt(() => document.body.append(inline)),
        foreign: attempt(() => (foreign.src = 'https://evil.example/x.js')),
        ownButNoScript: attempt(() => (foreign.src = '/static/logo.svg')),
        markup: attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror="window.hit = 1">')),
        eval: attempt(() => window.eval('window.hit = 1')),
        timer: attempt(() => window.setTimeout('window.hit = 1', 0)),
        policy: attempt(() => Reflect.get(window, 'trustedTypes').createPolicy('own', { createHTML: String })),
        handler: attempt(() => document.body.setAttribute('onclick', 'window.hit = 1')),
        request: await fetch('https://evil.example/').then(
          () => 'done',
          (error: Error) => error.name,
        ),
      };
      document.body.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { ...results, hit: Reflect.get(window, 'hit') ?? 'never' };
    });
    expect(outcome).toMatchObject({
      foreign: 'TypeError',
      ownButNoScript: 'TypeError',
      markup: 'TypeError',
      eval: 'EvalError',
      policy: 'TypeError',
      request: 'TypeError',
      hit: 'never',
    });
    expect(violations.length).toBeGreaterThan(5);
  });
});
