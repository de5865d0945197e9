import { expect } from '@playwright/test';
import { test } from './support/one-tab';
import { onFixture } from './support/sites';

test.describe('in .mdx', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(onFixture('/docs/dialect'));
  });

  test('an expression shows its value, a comment shows nothing', async ({ page }) => {
    await expect(page.getByText('An expression gives 42.')).toBeVisible();
    await expect(page.getByText('A comment that no reader sees')).toHaveCount(0);
  });

  test('links to files lead to their pages, links to other sites stay', async ({ page }) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'internal link' })).toHaveAttribute(
      'href',
      '/preview/docs/reference/values.yaml',
    );
    await expect(main.getByRole('link', { name: 'anchor', exact: true })).toHaveAttribute('href', '#code');
    await expect(main.getByRole('link', { name: 'external link' })).toHaveAttribute('href', 'https://example.com/page');
  });

  test('every kind of admonition says what it is, and they can be nested', async ({ page }) => {
    const main = page.getByRole('main');
    for (const title of ['Note', 'A tip with a title', 'Info', 'Outer', 'Inner', 'Caution'])
      await expect(main.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(main.getByText('Nested.')).toBeVisible();
  });

  test('a code block shows its title, its marked lines and its line numbers', async ({ page }) => {
    const block = page.getByRole('figure').filter({ hasText: 'scan.yaml' });
    await expect(block.getByText('scan.yaml')).toBeVisible();
    const marked = await block.locator('code [class~="highlighted"], code [data-highlighted]').allTextContents();
    expect(marked.map((line) => line.trim())).toEqual(['metadata:', 'spec:', 'size: 3']);
    await expect(page.getByText('highlight-next-line')).toHaveCount(0);
  });

  test('code is colored in both modes', async ({ page }) => {
    const word = page.getByRole('figure').filter({ hasText: 'const wide' }).locator('code span span').first();
    const color = (): Promise<string> => word.evaluate((element) => getComputedStyle(element).color);
    const light = await color();
    expect(light).not.toBe(await page.getByRole('main').evaluate((element) => getComputedStyle(element).color));
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(color).not.toBe(light);
  });

  test('a diagram is a picture with a name and a description', async ({ page }) => {
    const picture = page.getByRole('img', { name: 'Way of a box' });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAccessibleName('Way of a box');
    await expect(picture).toHaveAccessibleDescription('A box goes from the shelf to the truck');
    await expect(picture.getByText('Shelf', { exact: true })).toBeVisible();
  });

  test('pictures keep their place before they are loaded', async ({ page }) => {
    const picture = page.getByRole('img', { name: 'A frame drawn with one line' });
    await expect(picture).toHaveAttribute('width', '320');
    await expect(picture).toHaveAttribute('height', '160');
    await expect(page.getByRole('img', { name: 'A filled box' })).toHaveAttribute('src', '/preview/static/box.svg');
  });

  test('tasks, footnotes and tables have the names that assistive technology needs', async ({ page }) => {
    await expect(page.getByRole('checkbox', { name: 'a finished task' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'an open task' })).not.toBeChecked();
    await expect(page.getByRole('group', { name: 'Table: Lists and tables' }).getByRole('columnheader')).toHaveCount(7);
    await page.getByRole('link', { name: /footnote 1/i }).click();
    await expect(page.getByText('The first note, with a')).toBeInViewport();
  });

  test('details open and close', async ({ page }) => {
    await expect(page.getByText('Hidden until opened')).toBeHidden();
    await page.getByText('More about it').click();
    await expect(page.getByText('Hidden until opened')).toBeVisible();
  });
});

test.describe('in .md', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(onFixture('/docs/plain'));
  });

  test('braces and special characters are text', async ({ page }) => {
    await expect(page.getByText('Braces such as {a} and {b} stay, and 1 < 2.')).toBeVisible();
  });

  test('admonitions, diagrams, code, details and own ids work as in .mdx', async ({ page }) => {
    await expect(page.getByText('In plain Markdown', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: 'A question' })).toBeVisible();
    await expect(page.getByRole('figure').filter({ hasText: 'widget.json' })).toBeVisible();
    await expect(page.getByText('Opened by hand')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Own id' })).toHaveAttribute('id', 'own-id');
  });
});

test('a page can hide its title and show a heading of its own', async ({ page }) => {
  await page.goto(onFixture('/docs/hidden-title'));
  await expect(page).toHaveTitle('Title of the tab | Fixture');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Heading of the text']);
});

test('tables of Helm values and fields come from data', async ({ page }) => {
  await page.goto(onFixture('/docs/reference/values.yaml'));
  const main = page.getByRole('main');
  for (const text of [
    'scanner.image',
    'Extra variables for the scanner.',
    'How the widget is called.',
    'What it is counted in.',
  ])
    await expect(main.getByText(text).first()).toBeVisible();
});

test('a page of a scanner shows its facts', async ({ page }) => {
  await page.goto(onFixture('/docs/scanners/widget'));
  const main = page.getByRole('main');
  for (const fact of ['Network', 'Released', '1.2'])
    await expect(main.getByText(fact, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /example\.com\/widget/ })).toHaveAttribute(
    'href',
    'https://example.com/widget',
  );
});

test('a page shows when it was changed and where it can be edited', async ({ page }) => {
  await page.goto(onFixture('/docs/guide/first'));
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://example.com/edit/content/docs/01-guide/01-first.mdx',
  );
  await expect(page.getByText('Last updated').getByRole('time')).toHaveAttribute('datetime', /^2024-05-02/);
  await page.goto(onFixture('/docs/guide/second'));
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://example.com/elsewhere/second',
  );
});
