import { expect, it } from 'vitest';
import { isLeftover } from './is-leftover';

it.each([
  ...['.#page.mdx', '#page.mdx#', 'page.mdx~', '.page.mdx.swp', '.page.mdx.swo', '4913', '.page.mdx.kate-swp'],
  ...['page.mdx___jb_tmp___', 'page.mdx___jb_old___', '.DS_Store', '._page.mdx', 'content/docs/.DS_Store'],
])('%s is left by an editor or a system', (file) => {
  expect(isLeftover(file)).toBe(true);
});

it.each(['page.mdx', '_category_.json', '.well-known/security.txt', '.nojekyll', 'a#b', '4913.mdx', 'lib/.x/site.ts'])(
  '%s is not',
  (file) => {
    expect(isLeftover(file)).toBe(false);
  },
);
