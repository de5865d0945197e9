import type { Page } from '@playwright/test';
import { description, expect, fileChangesIn, overlay, type Save } from './saves';

const post = (title: string): string =>
  `---\ntitle: ${title}\ndescription: ${description}\nauthors: [bo]\n---\n\nA text.\n`;

async function notFound(tab: Page): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(tab.getByRole('region', { name: 'Pages with a similar address' })).toBeVisible();
}

/** Saves, in a site's folder, of posts, data and lists, of the site's values, and of the open page itself, each on top of those before it. */
export function siteSaves(folder: string): readonly Save[] {
  const { change, write, move, remove } = fileChangesIn(folder);
  return [
    {
      name: 'facts of a scanner',
      route: '/docs/scanners/widget',
      act: change('content/docs/scanners/widget.mdx', 'Apache-2.0', 'BSD-3-Clause'),
      shows: (tab) => expect(tab.getByText('BSD-3-Clause').first()).toBeVisible(),
    },
    {
      name: 'an author',
      route: '/blog/2024/01/10/first-post',
      act: change('content/authors.yaml', 'Ada Example', 'Ada of the example'),
      shows: (tab) => expect(tab.getByText('Ada of the example').first()).toBeVisible(),
    },
    {
      name: 'the date of a post',
      route: '/blog',
      act: change('content/blog/2024-05-02-fifth-post.mdx', '\nauthors:', '\ndate: 2024-05-12\nauthors:'),
      shows: (tab) => expect(tab.getByText('12 May 2024').first()).toBeVisible(),
    },
    {
      name: 'a new post',
      route: '/blog',
      act: write('content/blog/2024-06-01-sixth-post.mdx', post('Sixth post')),
      shows: (tab) => expect(tab.getByRole('link', { name: 'Sixth post' }).first()).toBeVisible(),
    },
    {
      name: 'a renamed post',
      route: '/blog',
      act: move('content/blog/2024-06-01-sixth-post.mdx', 'content/blog/2024-06-01-last-post.mdx'),
      shows: (tab) => expect(tab.locator('a[href$="/last-post"]').first()).toBeVisible(),
    },
    {
      name: 'a deleted post',
      route: '/blog',
      act: remove('content/blog/2024-06-01-last-post.mdx'),
      shows: (tab) => expect(tab.locator('a[href$="/last-post"]')).toHaveCount(0),
    },
    {
      name: 'the meaning of a tag',
      route: '/blog/tags/release',
      act: change('content/tags.yaml', 'What is new in a version', 'What is good in a version'),
      shows: (tab) => expect(tab.getByText(/^What is good in a version/)).toBeVisible(),
    },
    {
      name: 'a table of Helm values',
      route: '/docs/reference/values.yaml',
      act: change('content/data/helm-values/scanners/widget.yaml', 'Image of the scanner.', 'Image that is run.'),
      shows: (tab) => expect(tab.getByText('Image that is run.').first()).toBeVisible(),
    },
    {
      name: 'a schema',
      route: '/docs/reference/values.yaml',
      act: change('content/data/schemas/widget.schema.json', 'How the widget is called.', 'Changed words.'),
      shows: (tab) => expect(tab.getByText('Changed words.').first()).toBeVisible(),
    },
    {
      name: 'a schema that is not JSON',
      route: '/docs/reference/values.yaml',
      act: change('content/data/schemas/widget.schema.json', '"title"', 'title"'),
      shows: (tab) => expect(overlay(tab)).toContainText('widget.schema.json:'),
    },
    {
      name: 'that schema corrected',
      route: '/docs/reference/values.yaml',
      act: change('content/data/schemas/widget.schema.json', ' title"', ' "title"'),
      shows: (tab) => expect(overlay(tab)).toHaveCount(0),
    },
    {
      name: 'a schema that is gone',
      route: '/docs/reference/values.yaml',
      act: move('content/data/schemas/widget.schema.json', 'content/data/widget.json'),
      shows: (tab) => expect(overlay(tab)).toContainText('Write the file content/data/schemas/widget.schema.json'),
    },
    {
      name: 'that schema back',
      route: '/docs/reference/values.yaml',
      act: move('content/data/widget.json', 'content/data/schemas/widget.schema.json'),
      shows: (tab) => expect(overlay(tab)).toHaveCount(0),
    },
    {
      name: 'a schema with a wrong field',
      route: '/docs/reference/values.yaml',
      act: change('content/data/schemas/widget.schema.json', /"properties": \{/, '"properties": null, "other": {'),
      shows: (tab) => expect(overlay(tab)).toContainText('The field "properties" must be a group of fields'),
    },
    {
      name: 'that schema as it was',
      route: '/docs/reference/values.yaml',
      act: change('content/data/schemas/widget.schema.json', '"properties": null, "other": {', '"properties": {'),
      shows: (tab) => expect(overlay(tab)).toHaveCount(0),
    },
    {
      name: 'a term',
      route: '/docs/guide/first',
      act: write('content/terms.yaml', 'brief section: [shorter section]\n'),
      shows: (tab) => expect(overlay(tab)).toContainText('brief section'),
    },
    {
      name: 'the terms deleted',
      route: '/docs/guide/first',
      act: remove('content/terms.yaml'),
      shows: (tab) => expect(overlay(tab)).toHaveCount(0),
    },
    {
      name: 'synonyms',
      route: '/search?q=handbag',
      act: write('content/search-synonyms.yaml', 'same:\n  - [handbag, widget]\n'),
      shows: (tab) =>
        expect(
          tab
            .getByRole('main')
            .getByRole('link', { name: /^Widget scanner/ })
            .first(),
        ).toBeVisible(),
    },
    {
      name: 'the configuration',
      route: '/docs/guide/first',
      act: change('lib/config/site.ts', "label: 'Guide'", "label: 'Leitfaden'"),
      shows: (tab) => expect(tab.getByRole('navigation', { name: 'Main' }).getByText('Leitfaden')).toBeVisible(),
    },
    {
      name: 'a mistake in the configuration',
      route: '/docs/guide/first',
      act: change('lib/config/site.ts', "docId: 'guide/first'", "docId: 'guide/furst'"),
      shows: (tab) => expect(overlay(tab)).toContainText('guide/furst'),
    },
    {
      name: 'that mistake corrected',
      route: '/docs/guide/first',
      act: change('lib/config/site.ts', "docId: 'guide/furst'", "docId: 'guide/first'"),
      shows: (tab) => expect(overlay(tab)).toHaveCount(0),
    },
    {
      name: 'the open page moved',
      route: '/docs/reference/only-new',
      act: move('content/docs/02-reference/only-new.mdx', 'content/docs/02-reference/only-newer.mdx'),
      shows: notFound,
    },
    {
      name: 'the open page deleted',
      route: '/docs/reference/only-newer',
      act: remove('content/docs/02-reference/only-newer.mdx'),
      shows: notFound,
    },
    {
      name: 'the open post deleted',
      route: '/blog/2024/05/12/fifth-post',
      act: remove('content/blog/2024-05-02-fifth-post.mdx'),
      shows: notFound,
    },
  ];
}
