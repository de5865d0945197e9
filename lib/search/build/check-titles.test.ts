import { expect, test } from 'vitest';
import { page, pages, settings } from '../fixtures/pages';
import { buildPayload } from './build-payload';
import { checkTitles } from './check-titles';
import type { SourcePage } from './source-page';

const check = (sources: readonly SourcePage[]) =>
  checkTitles({ indexes: [buildPayload(sources, settings)], pages: sources });

test('pages that are first for their own titles cause no issue', () => {
  expect(check(pages)).toEqual([]);
});

test('pages of the same title do not count against each other', () => {
  expect(check([...pages, page({ title: 'Nmap', route: '/docs/how-tos/nmap' })])).toEqual([]);
});

test('a page whose title finds nothing is an error with place and remedy', () => {
  const [issue] = check([...pages, page({ title: '?!', route: '/docs/marks', file: 'content/docs/marks.mdx' })]);
  expect(issue).toMatchObject({ file: 'content/docs/marks.mdx', line: 1, rule: 'search-title', severity: 'error' });
  expect(issue?.hint).toContain('title');
});

test('a title that finds nothing is reported on a large site, too', () => {
  const others = Array.from({ length: 500 }, (_, index) => page({ title: `Usage ${index}`, route: `/docs/${index}` }));
  const hidden = page({ title: '?!', route: '/docs/marks', file: 'content/docs/marks.mdx' });
  expect(check([...others, hidden]).map(({ file }) => file)).toEqual(['content/docs/marks.mdx']);
});
