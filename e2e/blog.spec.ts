import { expect } from '@playwright/test';
import { test } from './support/one-tab';
import { open } from './support/open';
import { onFixture } from './support/sites';

test('the list of posts has pages, newest first', async ({ page }) => {
  await open(page, onFixture('/blog'));
  const titles = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(['Fifth post', "Support of 1.29 & what's <next>"]);
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL(onFixture('/blog/page/2'));
  await expect(titles).toHaveText(['Post in a folder', 'Second post']);
  await expect(page.getByRole('navigation', { name: 'Pages of the list' })).toContainText('Page 2 of 3');
  await page.getByRole('link', { name: 'Newer posts' }).click();
  await expect(page).toHaveURL(onFixture('/blog'));
});

test('a post shows its date, reading time, authors, tags and the posts before and after it', async ({ page }) => {
  await open(page, onFixture('/blog/2024/01/10/first-post'));
  const main = page.getByRole('main');
  await expect(main.getByRole('time').first()).toHaveAttribute('datetime', /^2024-01-10/);
  await expect(main.getByText('1 min read')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ada Example' })).toHaveAttribute('href', 'https://example.com/ada');
  await expect(main.getByText('Bo Example')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Release' })).toHaveAttribute('href', '/preview/blog/tags/release');
  const pager = page.getByRole('navigation', { name: 'Posts before and after' });
  await expect(pager.getByRole('link')).toHaveText([/Newer post.*Second post/]);
});

test('a post in a folder shows the picture beside it', async ({ page }) => {
  await open(page, onFixture('/blog/2024/03/05/folder-post'));
  const picture = page.getByRole('main').getByRole('img', { name: 'A frame drawn with one line' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
});

test('the tags are listed with the number of their posts, and a tag with many has pages', async ({ page }) => {
  await open(page, onFixture('/blog/tags'));
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Release' })).toContainText('5 posts');
  await expect(main.getByRole('listitem').filter({ hasText: 'K8s 1.29' })).toContainText('2 posts');
  await expect(main.getByRole('link', { name: 'K8s 1.29' })).toHaveAttribute('href', '/preview/blog/tags/k-8-s-1-29');
  await main.getByRole('link', { name: 'Release' }).click();
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL(onFixture('/blog/tags/release/page/2'));
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('the archive lists every post by year', async ({ page }) => {
  await open(page, onFixture('/blog/archive'));
  const year = page.getByRole('region', { name: '2024' });
  await expect(year.getByRole('link')).toHaveCount(5);
  await expect(year.getByRole('link').first()).toHaveText('Fifth post');
});
