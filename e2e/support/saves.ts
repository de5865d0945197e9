import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as baseExpect, type Page } from '@playwright/test';

// Compiling takes what the machine has left beside the other tests.
const expect = baseExpect.configure({ timeout: 90_000 });

/** A kind of save: what is done to the content, and how an open page shows it. */
export type Save = Readonly<{ what: string; route: string; act: () => void; shows: (page: Page) => Promise<void> }>;

const description = 'One sentence that is as long as descriptions have to be, for a page that comes and goes.';
const page = (title: string): string => `---\ntitle: ${title}\ndescription: ${description}\n---\n\nA text.\n`;
const drawing = (height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${height}" viewBox="0 0 40 ${height}"><rect width="40" height="20"/></svg>`;

const overlay = (tab: Page) => tab.getByRole('alert', { name: 'Mistakes in the content' });
const sidebar = (tab: Page) => tab.locator('[data-sidebar]');
const picture = (tab: Page) => tab.getByRole('img', { name: 'A drawing' });
const heightOf = (tab: Page) => picture(tab).evaluate((image: HTMLImageElement) => image.naturalHeight);

/** Takes the folder of a site and gives saves of every kind, each on top of those before it. */
export function everySave(folder: string): readonly Save[] {
  const at = (file: string): string => path.join(folder, file);
  const change = (file: string, from: string | RegExp, to: string) => (): void => {
    const text = readFileSync(at(file), 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    writeFileSync(at(file), changed);
  };
  const write = (file: string, text: string) => (): void => writeFileSync(at(file), text);
  const first = 'content/docs/01-guide/01-first.mdx';
  const route = '/docs/guide/first';
  return [
    {
      what: 'a title',
      route,
      act: change(first, 'title: First page\n', 'title: Premier\n'),
      shows: async (tab) => {
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Premier');
        await expect(tab).toHaveTitle(/^Premier/);
      },
    },
    {
      what: 'a label and a description',
      route,
      act: change(first, /^description: .*\nsidebar_label: First$/m, `description: ${description}\nsidebar_label: Uno`),
      shows: async (tab) => {
        await expect(sidebar(tab)).toContainText('Uno');
        await expect(tab.locator('meta[name="description"]')).toHaveAttribute('content', description);
      },
    },
    {
      what: 'a heading',
      route,
      act: change(first, '## Two\n', '## Two\n\nAnother one.\n\n## Three\n'),
      shows: async (tab) => {
        await expect(tab.getByRole('heading', { level: 2, name: 'Three' })).toBeVisible();
        await expect(tab.locator('a[href="#three"]').first()).toBeAttached();
      },
    },
    {
      what: 'a new picture with its reference',
      route,
      act: () => {
        change(first, '## One\n', '![A drawing](./drawing.svg)\n\n## One\n')();
        write('content/docs/01-guide/drawing.svg', drawing(20))();
      },
      shows: async (tab) => expect.poll(() => heightOf(tab)).toBe(20),
    },
    {
      what: 'a picture that is replaced',
      route,
      act: write('content/docs/01-guide/drawing.svg', drawing(30)),
      shows: async (tab) => expect.poll(() => heightOf(tab)).toBe(30),
    },
    {
      what: 'a picture that is deleted',
      route,
      act: () => rmSync(at('content/docs/01-guide/drawing.svg')),
      shows: (tab) => expect(overlay(tab)).toContainText('The picture "./drawing.svg" does not exist.'),
    },
    {
      what: 'its reference taken out',
      route,
      act: change(first, '![A drawing](./drawing.svg)\n\n', ''),
      shows: (tab) => expect(overlay(tab)).toHaveCount(0),
    },
    {
      what: 'a partial',
      route,
      act: () => {
        write('content/docs/01-guide/_shared.mdx', 'A shared sentence.\n')();
        change(first, '## One\n', "import Shared from './_shared.mdx';\n\n<Shared />\n\n## One\n")();
      },
      shows: (tab) => expect(tab.getByText('A shared sentence.')).toBeVisible(),
    },
    {
      what: 'another text of the partial',
      route,
      act: write('content/docs/01-guide/_shared.mdx', 'Another shared sentence.\n'),
      shows: (tab) => expect(tab.getByText('Another shared sentence.')).toBeVisible(),
    },
    {
      what: 'a category',
      route,
      act: change('content/docs/01-guide/_category_.json', '"Guide"', '"Manual"'),
      shows: (tab) => expect(sidebar(tab)).toContainText('Manual'),
    },
    {
      what: 'a new file',
      route,
      act: write('content/docs/01-guide/03-third.mdx', page('Third page')),
      shows: (tab) => expect(sidebar(tab)).toContainText('Third page'),
    },
    {
      what: 'a renamed file',
      route,
      act: () => renameSync(at('content/docs/01-guide/03-third.mdx'), at('content/docs/01-guide/03-fourth.mdx')),
      shows: (tab) => expect(sidebar(tab).locator('a[href$="/docs/guide/fourth"]')).toBeAttached(),
    },
  ];
}
