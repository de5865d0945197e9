import type { Page } from '@playwright/test';
import { description, expect, fileChangesIn, overlay, type Save } from './saves';

const page = (title: string): string => `---\ntitle: ${title}\ndescription: ${description}\n---\n\nA text.\n`;
const drawing = (height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${height}" viewBox="0 0 40 ${height}"><rect width="40" height="20"/></svg>`;

const sidebar = (tab: Page) => tab.locator('[data-sidebar]');
const picture = (tab: Page) => tab.getByRole('img', { name: 'A drawing' });

/** Saves, in a site's folder, of pages and related files, each on top of those before it. */
export function pageSaves(folder: string): readonly Save[] {
  const { change, write, move, remove } = fileChangesIn(folder);
  const first = 'content/docs/01-guide/01-first.mdx';
  const route = '/docs/guide/first';
  const second = 'content/docs/01-guide/02-second.mdx';
  return [
    {
      name: 'a sentence',
      route,
      act: change(first, 'A short section.', 'A shorter section.'),
      shows: (tab) => expect(tab.getByText('A shorter section.')).toBeVisible(),
    },
    {
      name: 'a title',
      route,
      act: change(first, 'title: First page\n', 'title: Premier\n'),
      shows: async (tab) => {
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Premier');
        await expect(tab).toHaveTitle(/^Premier/);
      },
    },
    {
      name: 'a label and a description',
      route,
      act: change(first, /^description: .*\nsidebar_label: First$/m, `description: ${description}\nsidebar_label: Uno`),
      shows: async (tab) => {
        await expect(sidebar(tab)).toContainText('Uno');
        await expect(tab.locator('meta[name="description"]')).toHaveAttribute('content', description);
      },
    },
    {
      name: 'a heading',
      route,
      act: change(first, '## Two\n', '## Two\n\nAnother one.\n\n## Three\n'),
      shows: async (tab) => {
        await expect(tab.getByRole('heading', { level: 2, name: 'Three' })).toBeVisible();
        await expect(tab.locator('a[href="#three"]').first()).toBeAttached();
      },
    },
    {
      name: 'a new picture with its reference',
      route,
      act: () => {
        change(first, '## One\n', '![A drawing](./drawing.svg)\n\n## One\n')();
        write('content/docs/01-guide/drawing.svg', drawing(20))();
      },
      shows: (tab) => expect(picture(tab)).toHaveJSProperty('naturalHeight', 20),
    },
    {
      name: 'a picture that is replaced',
      route,
      act: write('content/docs/01-guide/drawing.svg', drawing(30)),
      shows: (tab) => expect(picture(tab)).toHaveJSProperty('naturalHeight', 30),
    },
    {
      name: 'a picture that is deleted',
      route,
      act: remove('content/docs/01-guide/drawing.svg'),
      shows: (tab) => expect(overlay(tab)).toContainText('The picture "./drawing.svg" does not exist.'),
    },
    {
      name: 'its reference removed',
      route,
      act: change(first, '![A drawing](./drawing.svg)\n\n', ''),
      shows: (tab) => expect(overlay(tab)).toHaveCount(0),
    },
    {
      name: 'a partial',
      route,
      act: () => {
        write('content/docs/01-guide/_shared.mdx', 'A shared sentence.\n')();
        change(first, '## One\n', "import Shared from './_shared.mdx';\n\n<Shared />\n\n## One\n")();
      },
      shows: (tab) => expect(tab.getByText('A shared sentence.')).toBeVisible(),
    },
    {
      name: 'another text of the partial',
      route,
      act: write('content/docs/01-guide/_shared.mdx', 'Another shared sentence.\n'),
      shows: (tab) => expect(tab.getByText('Another shared sentence.')).toBeVisible(),
    },
    {
      name: 'a category',
      route,
      act: change('content/docs/01-guide/_category_.json', '"Guide"', '"Manual"'),
      shows: (tab) => expect(sidebar(tab)).toContainText('Manual'),
    },
    {
      name: 'a new file',
      route,
      act: write('content/docs/01-guide/03-third.mdx', page('Third page')),
      shows: (tab) => expect(sidebar(tab)).toContainText('Third page'),
    },
    {
      name: 'a renamed file',
      route,
      act: move('content/docs/01-guide/03-third.mdx', 'content/docs/01-guide/03-fourth.mdx'),
      shows: (tab) => expect(sidebar(tab).locator('a[href$="/docs/guide/fourth"]')).toBeAttached(),
    },
    {
      name: 'a moved file',
      route,
      act: move('content/docs/01-guide/03-fourth.mdx', 'content/docs/02-reference/fourth.mdx'),
      shows: (tab) => expect(sidebar(tab).locator('a[href$="/docs/reference/fourth"]')).toBeAttached(),
    },
    {
      name: 'a deleted file',
      route,
      act: remove('content/docs/02-reference/fourth.mdx'),
      shows: (tab) => expect(sidebar(tab).locator('a[href$="/fourth"]')).toHaveCount(0),
    },
    {
      name: 'levels of the table of contents',
      route,
      act: change(first, '\nredirect_from:', '\ntoc_min_heading_level: 3\nredirect_from:'),
      shows: (tab) => expect(tab.locator('[data-toc] a[href="#two"]')).toHaveCount(0),
    },
    {
      name: 'the lowest of these levels',
      route,
      act: change(first, 'toc_min_heading_level: 3', 'toc_max_heading_level: 2'),
      shows: (tab) => expect(tab.locator('[data-toc] a[href="#two"]').first()).toBeAttached(),
    },
    {
      name: 'a former id',
      route,
      act: change(first, '#first-section ->', '#older-section ->'),
      shows: (tab) => expect(tab.locator('#older-section')).toBeAttached(),
    },
    {
      name: 'tags, keywords, a social picture, an edit link and a hidden title',
      route: '/docs/guide/second',
      act: change(
        second,
        /^custom_edit_url: .*$/m,
        'tags: [Big Box]\nkeywords: [zebrafish]\nimage: /static/box.svg\ncustom_edit_url: https://example.com/own\nhide_title: true',
      ),
      shows: async (tab) => {
        await expect(tab.getByRole('main').getByText('Big Box')).toBeVisible();
        await expect(tab.locator('meta[name="keywords"]')).toHaveAttribute('content', /zebrafish/);
        await expect(tab.locator('meta[property="og:image"]')).toHaveAttribute('content', /box\.svg/);
        await expect(tab.locator('a[href="https://example.com/own"]').first()).toBeAttached();
        await expect(tab.getByRole('heading', { level: 1, name: 'Second page' })).toHaveCount(0);
      },
    },
    {
      name: 'an unlisted draft',
      route: '/docs/guide/second',
      act: change(second, 'hide_title: true', 'draft: true\nunlisted: true'),
      shows: async (tab) => {
        await expect(tab.getByText(/^Draft\./)).toBeVisible();
        await expect(tab.getByText(/^Unlisted\./)).toBeVisible();
      },
    },
    {
      name: 'a place in the sidebar, a page before it and none after it',
      route: '/docs/guide/second',
      act: () => {
        const neighbors = /^pagination_prev: .*\npagination_next: .*$/m;
        change(second, neighbors, 'pagination_prev: guide/first\npagination_next: null')();
        change(second, 'draft: true\nunlisted: true', 'sidebar_position: 0')();
      },
      shows: async (tab) => {
        const links = sidebar(tab).getByRole('link', { name: /^(?:Uno|Second page)$/ });
        await expect(links).toHaveText(['Second page', 'Uno']);
        await expect(tab.getByRole('link', { name: /^Previous/ })).toBeVisible();
        await expect(tab.getByRole('link', { name: /^Next/ })).toHaveCount(0);
      },
    },
    {
      name: 'a slug',
      route,
      act: change(second, 'sidebar_position: 0', 'slug: zweite'),
      shows: (tab) => expect(sidebar(tab).locator('a[href$="/docs/guide/zweite"]')).toBeAttached(),
    },
    {
      name: 'no entry in the sidebar',
      route,
      act: change(second, 'slug: zweite', 'hide_from_sidebar: true'),
      shows: (tab) => expect(sidebar(tab).getByRole('link', { name: 'Second page' })).toHaveCount(0),
    },
  ];
}
