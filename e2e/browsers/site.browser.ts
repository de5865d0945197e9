import { expect, test as base } from '@playwright/test';
import { findProgram } from '../support/find-program';
import { addressOf, mainSite, onFixture } from '../support/sites';
import { browsers } from './support/browsers';
import type { Tab } from './support/tab';

/** Clicks the first visible element that matches a selector, as assistive technology does, without any touch before. */
const click = (tab: Tab, selector: string): Promise<boolean> =>
  tab.run((wanted) => {
    const found = [...document.querySelectorAll<HTMLElement>(wanted)].find((element) => element.checkVisibility());
    found?.focus();
    found?.click();
    return found !== undefined;
  }, selector);

/** The text of the first visible element that matches a selector. */
const textOf = (tab: Tab, selector: string): Promise<string | undefined> =>
  tab.run(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].find((element) => element.checkVisibility())?.innerText,
    selector,
  );

const installation = '/docs/getting-started/installation';
const firstScans = '/docs/getting-started/first-scans';

for (const { name, programs, launch } of browsers)
  base.describe(name, () => {
    const test = base.extend<{ tab: Tab; visit: (route: string) => Promise<void> }>({
      tab: async ({}, provide) => {
        const tab = await launch();
        await provide(tab);
        await tab.close();
      },
      visit: ({ tab }, provide) => provide((route) => tab.open(addressOf(mainSite, route))),
    });
    test.skip(!programs.every(findProgram), `${name} is not installed`);

    test('the controls of a page work at the first touch', async ({ tab, visit }) => {
      await visit(installation);
      await click(tab, 'button[aria-label="Dark mode"]');
      expect(await tab.run(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
      await click(tab, '.sidebar summary[aria-label="Pages in Hooks"]');
      await expect.poll(() => textOf(tab, '.sidebar a[href="/docs/hooks/defectdojo"]')).toBe('DefectDojo');
      await click(tab, '[role="tab"][data-value="aws-irsa"]');
      await expect.poll(() => textOf(tab, '[role="tabpanel"]:not([hidden])')).toContain('aws-irsa');
      await click(tab, '.own-names');
      await click(tab, 'input[data-fills="namespace"]');
      await tab.press('team-blue');
      await expect.poll(() => textOf(tab, 'var[data-variable="namespace"]')).toBe('team-blue');
    });

    test('a link navigates within the document, and going back returns to its place', async ({ tab, visit }) => {
      await visit(installation);
      await tab.run((route) => {
        document.body.dataset['test'] = 'same';
        const link = [...document.querySelectorAll(`main a[href="${route}"]`)].at(-1);
        link?.scrollIntoView();
        // This event starts the runtime.
        link?.dispatchEvent(new Event('touchstart', { bubbles: true }));
      }, firstScans);
      const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__reactProps'));
      await expect.poll(() => tab.run(isHydrated)).toBe(true);
      const before = await tab.run(() => Math.round(scrollY));
      expect(before).toBeGreaterThan(0);
      await tab.run(
        (route) => [...document.querySelectorAll<HTMLElement>(`main a[href="${route}"]`)].at(-1)?.click(),
        firstScans,
      );
      await expect.poll(() => textOf(tab, 'h1')).toBe('Starting your First Scans');
      expect(await tab.run(() => [document.body.dataset['test'], scrollY])).toEqual(['same', 0]);
      await tab.run(() => history.back());
      await expect.poll(() => textOf(tab, 'h1')).toBe('Installation');
      await expect.poll(() => tab.run(() => Math.round(scrollY))).toBe(before);
    });

    test('search works with its worker, and marks the words on the page of a result', async ({ tab, visit }) => {
      await visit('/docs/hooks');
      await tab.press('/');
      await tab.press('raw sockets');
      await expect.poll(() => textOf(tab, '[role="option"][aria-selected="true"]')).toMatch(/raw sockets/i);
      await tab.press('Enter');
      await expect.poll(() => tab.address()).toBe(addressOf(mainSite, '/docs/scanners/nmap?q=raw+sockets#raw-sockets'));
      await expect.poll(() => textOf(tab, '.search-bar')).toContain('matches for “raw sockets”');
    });

    test('filters and tools answer', async ({ tab, visit }) => {
      await visit('/docs/scanners');
      await click(tab, 'input[type="search"]');
      await tab.press('ncrack');
      await expect.poll(() => textOf(tab, '[data-filter] [role="status"]')).toMatch(/^1 of /);
      await visit('/tools/check');
      await click(tab, 'main button');
      await expect.poll(() => textOf(tab, 'main [role="status"]')).toMatch(/^\d+ errors/);
    });

    test('live code runs in its frame', async ({ tab }) => {
      await tab.open(onFixture('/docs/dialect'));
      await tab.run(() => document.querySelector('[data-live="script"]')?.scrollIntoView());
      await expect.poll(() => textOf(tab, '[data-live="script"] [role="status"]')).toBe('Up to date');
      // The frame requests the height of its result.
      await expect
        .poll(() => tab.run(() => document.querySelector('[data-live="script"] iframe')?.clientHeight))
        .toBeGreaterThan(70);
    });
  });
