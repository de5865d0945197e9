import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findProgram } from '../support/find-program';
import { test as base } from '../support/offline-edition';
import { asAnswers, expectedAnswers, kinds, listAll, pageState, sampleOf } from '../support/offline-visits';
import { browsers } from './support/browsers';
import type { Tab } from './support/tab';

for (const { name, programs, launch, consoleOf } of browsers)
  base.describe(name, () => {
    const test = base.extend<{ tab: Tab }>({
      tab: async ({}, provide) => {
        const tab = await launch();
        await provide(tab);
        await tab.close();
      },
    });
    test.skip(!programs.every(findProgram), `${name} is not installed`);

    test('pages of all kinds can be read, and work', async ({ tab, edition }) => {
      for (const file of kinds.flatMap((kind) => sampleOf(edition, kind))) {
        await tab.open(edition.addressOf(file));
        const state = await tab.run(pageState);
        expect(state, file).toEqual({ title: expect.stringMatching(/./), missing: [], isAlive: true });
      }
    });

    test('nothing is written to the console, except by a page with an inline script', async ({ edition }) => {
      const pages = kinds.flatMap((kind) => sampleOf(edition, kind));
      const [first = ''] = pages;
      const changed = first.replace('.html', '.changed.html');
      const html = readFileSync(path.join(edition.folder, first), 'utf8');
      writeFileSync(path.join(edition.folder, changed), html.replace('</body>', '<script>1</script></body>'));
      const lines = await consoleOf([changed, ...pages].map(edition.addressOf));
      expect(lines).toEqual([expect.stringMatching(/script.*Content.Security.Policy|Content.Security.Policy.*script/)]);
    });

    test('search finds the same pages as the site, in the same order', async ({ tab, edition }) => {
      const expected = expectedAnswers();
      const queries = expected.map(([query]) => query);
      const list = async (asked: readonly string[]) => asAnswers(edition, asked, await tab.run(listAll, asked));
      await tab.open(edition.addressOf('search.html'));
      // Results are incomplete until the texts have loaded.
      await expect.poll(() => list(queries.slice(0, 1))).toEqual(expected.slice(0, 1));
      expect(await list(queries)).toEqual(expected);
    });

    test('the keyboard leads into the box and to a result, whose page marks the words', async ({ tab, edition }) => {
      await tab.open(edition.addressOf('index.html'));
      await tab.press('/');
      await tab.press('raw sockets');
      const selected = () => document.querySelector('[role="option"][aria-selected="true"]')?.textContent;
      await expect.poll(() => tab.run(selected)).toContain('raw sockets');
      await tab.press('Enter');
      await expect
        .poll(() => tab.address())
        .toBe(edition.addressOf('docs/scanners/nmap.html?q=raw+sockets#raw-sockets'));
      await expect.poll(() => tab.run(() => document.querySelector('.search-bar')?.textContent)).toMatch(/./);
    });

    test('choices of readers persist from page to page', async ({ tab, edition }) => {
      await tab.open(edition.addressOf('index.html'));
      const theme = () => document.documentElement.dataset['theme'];
      await tab.run(() => document.querySelector<HTMLElement>('[data-color-mode]')?.click());
      expect(await tab.run(theme)).toBe('dark');
      await tab.open(edition.addressOf('docs/how-tos/air-gapped.html'));
      expect(await tab.run(theme)).toBe('dark');
      await tab.run(() => document.querySelectorAll<HTMLElement>('[role="tab"]')[1]?.click());
      await tab.open(edition.addressOf('docs/how-tos/air-gapped.html'));
      const chosen = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
      expect(await tab.run(chosen)).toBe('Files on a disk');
    });
  });
