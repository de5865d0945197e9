import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect as baseExpect, type Page } from '@playwright/test';

// Looks once: whoever waits for a save looks again at once, not in steps that grow.
const expect = baseExpect.configure({ timeout: 1 });

/** A kind of save: what is done to the content, and how the page that is open, or the address that is opened then, shows it. */
export type Save = Readonly<{ what: string; route: string; act: () => void; shows: (page: Page) => Promise<void> }>;

const description = 'One sentence that is as long as descriptions have to be, for a page that comes and goes.';
const page = (title: string): string => `---\ntitle: ${title}\ndescription: ${description}\n---\n\nA text.\n`;
const drawing = (height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="${height}" viewBox="0 0 40 ${height}"><rect width="40" height="20"/></svg>`;

const post = (title: string): string =>
  `---\ntitle: ${title}\ndescription: ${description}\nauthors: [bo]\n---\n\nA text.\n`;

const overlay = (tab: Page) => tab.getByRole('alert', { name: 'Mistakes in the content' });
const sidebar = (tab: Page) => tab.locator('[data-sidebar]');
const picture = (tab: Page) => tab.getByRole('img', { name: 'A drawing' });

const notFound = async (tab: Page): Promise<void> => {
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(tab.getByRole('region', { name: 'Pages with a similar address' })).toBeVisible();
};

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
  const second = 'content/docs/01-guide/02-second.mdx';
  // Each in the place of the one before it.
  const field = (what: string, line: string, shows: Save['shows']): Save => ({
    what,
    route: '/docs/guide/second',
    act: change(second, /\n(?:.*\n)?---\n\n/, `\n${line}\n---\n\n`),
    shows,
  });
  return [
    {
      what: 'a sentence',
      route,
      act: change(first, 'A short section.', 'A shorter section.'),
      shows: (tab) => expect(tab.getByText('A shorter section.')).toBeVisible(),
    },
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
      shows: (tab) => expect(picture(tab)).toHaveJSProperty('naturalHeight', 20),
    },
    {
      what: 'a picture that is replaced',
      route,
      act: write('content/docs/01-guide/drawing.svg', drawing(30)),
      shows: (tab) => expect(picture(tab)).toHaveJSProperty('naturalHeight', 30),
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
    {
      what: 'a moved file',
      route,
      act: () => renameSync(at('content/docs/01-guide/03-fourth.mdx'), at('content/docs/02-reference/fourth.mdx')),
      shows: (tab) => expect(sidebar(tab).locator('a[href$="/docs/reference/fourth"]')).toBeAttached(),
    },
    {
      what: 'a deleted file',
      route,
      act: () => rmSync(at('content/docs/02-reference/fourth.mdx')),
      shows: (tab) => expect(sidebar(tab).locator('a[href$="/fourth"]')).toHaveCount(0),
    },
    {
      what: 'levels of the table of contents',
      route,
      act: change(first, '\nredirect_from:', '\ntoc_min_heading_level: 3\nredirect_from:'),
      shows: (tab) => expect(tab.locator('[data-toc] a[href="#two"]')).toHaveCount(0),
    },
    field('tags', 'tags: [Big Box]', (tab) => expect(tab.getByRole('main').getByText('Big Box')).toBeVisible()),
    field('keywords', 'keywords: [zebrafish]', (tab) =>
      expect(tab.locator('meta[name="keywords"]')).toHaveAttribute('content', /zebrafish/),
    ),
    field('a social picture', 'image: /static/box.svg', (tab) =>
      expect(tab.locator('meta[property="og:image"]')).toHaveAttribute('content', /box\.svg/),
    ),
    field('a draft', 'draft: true', (tab) => expect(tab.getByText(/^Draft\./)).toBeVisible()),
    field('an unlisted page', 'unlisted: true', (tab) => expect(tab.getByText(/^Unlisted\./)).toBeVisible()),
    field('a hidden title', 'hide_title: true', (tab) =>
      expect(tab.getByRole('heading', { level: 1, name: 'Second page' })).toHaveCount(0),
    ),
    field('an edit link', 'custom_edit_url: https://example.com/own', (tab) =>
      expect(tab.locator('a[href="https://example.com/own"]').first()).toBeAttached(),
    ),
    {
      what: 'no page after it',
      route: '/docs/guide/second',
      act: change(second, 'pagination_next: reference/values.yaml', 'pagination_next: null'),
      shows: (tab) => expect(tab.getByRole('link', { name: /^Next/ })).toHaveCount(0),
    },
    {
      what: 'facts of a scanner',
      route: '/docs/scanners/widget',
      act: change('content/docs/scanners/widget.mdx', 'Apache-2.0', 'BSD-3-Clause'),
      shows: (tab) => expect(tab.getByText('BSD-3-Clause').first()).toBeVisible(),
    },
    {
      what: 'an author',
      route: '/blog/2024/01/10/first-post',
      act: change('content/authors.yaml', 'Ada Example', 'Ada of the example'),
      shows: (tab) => expect(tab.getByText('Ada of the example').first()).toBeVisible(),
    },
    {
      what: 'the date of a post',
      route: '/blog',
      act: change('content/blog/2024-05-02-fifth-post.mdx', '\nauthors:', '\ndate: 2024-05-12\nauthors:'),
      shows: (tab) => expect(tab.getByText('May 12, 2024').first()).toBeVisible(),
    },
    {
      what: 'a new post',
      route: '/blog',
      act: write('content/blog/2024-06-01-sixth-post.mdx', post('Sixth post')),
      shows: (tab) => expect(tab.getByRole('link', { name: 'Sixth post' }).first()).toBeVisible(),
    },
    {
      what: 'a renamed post',
      route: '/blog',
      act: () => renameSync(at('content/blog/2024-06-01-sixth-post.mdx'), at('content/blog/2024-06-01-last-post.mdx')),
      shows: (tab) => expect(tab.locator('a[href$="/last-post"]').first()).toBeVisible(),
    },
    {
      what: 'a deleted post',
      route: '/blog',
      act: () => rmSync(at('content/blog/2024-06-01-last-post.mdx')),
      shows: (tab) => expect(tab.locator('a[href$="/last-post"]')).toHaveCount(0),
    },
    {
      what: 'the meaning of a tag',
      route: '/blog/tags/release',
      act: change('content/tags.yaml', 'What is new in a version', 'What is good in a version'),
      shows: (tab) => expect(tab.getByText(/^What is good in a version/)).toBeVisible(),
    },
    {
      what: 'a table of Helm values',
      route: '/docs/reference/values.yaml',
      act: change('content/data/helm-values/scanners/widget.yaml', 'Image of the scanner.', 'Image that is run.'),
      shows: (tab) => expect(tab.getByText('Image that is run.').first()).toBeVisible(),
    },
    {
      what: 'a schema',
      route: '/docs/reference/values.yaml',
      act: change(
        'content/data/schemas/widget.schema.json',
        /"description": "[^"]*"/,
        '"description": "Changed words."',
      ),
      shows: (tab) => expect(tab.getByText('Changed words.').first()).toBeVisible(),
    },
    {
      what: 'a term',
      route,
      act: write('content/terms.yaml', 'brief section: [shorter section]\n'),
      shows: (tab) => expect(overlay(tab)).toContainText('brief section'),
    },
    {
      what: 'no term any more',
      route,
      act: () => rmSync(at('content/terms.yaml')),
      shows: (tab) => expect(overlay(tab)).toHaveCount(0),
    },
    {
      what: 'synonyms',
      route: '/search?q=handbag',
      act: write('content/search-synonyms.yaml', 'same:\n  - [handbag, widget]\n'),
      shows: (tab) => expect(tab.getByRole('main').getByRole('link', { name: 'Widget scanner' })).toBeVisible(),
    },
    {
      what: 'the configuration',
      route,
      act: change('lib/config/site.ts', "label: 'Guide'", "label: 'Leitfaden'"),
      shows: (tab) => expect(tab.getByRole('navigation', { name: 'Main' }).getByText('Leitfaden')).toBeVisible(),
    },
    {
      what: 'a mistake in the configuration',
      route,
      act: change('lib/config/site.ts', "docId: 'guide/first'", "docId: 'guide/furst'"),
      shows: (tab) => expect(overlay(tab)).toContainText('guide/furst'),
    },
    {
      what: 'that mistake mended',
      route,
      act: change('lib/config/site.ts', "docId: 'guide/furst'", "docId: 'guide/first'"),
      shows: (tab) => expect(overlay(tab)).toHaveCount(0),
    },
    {
      what: 'the open page moved',
      route: '/docs/reference/only-new',
      act: () =>
        renameSync(at('content/docs/02-reference/only-new.mdx'), at('content/docs/02-reference/only-newer.mdx')),
      shows: notFound,
    },
    {
      what: 'the open page deleted',
      route: '/docs/reference/only-newer',
      act: () => rmSync(at('content/docs/02-reference/only-newer.mdx')),
      shows: notFound,
    },
    {
      what: 'the open post deleted',
      route: '/blog/2024/05/12/fifth-post',
      act: () => rmSync(at('content/blog/2024-05-02-fifth-post.mdx')),
      shows: notFound,
    },
  ];
}
