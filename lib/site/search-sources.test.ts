import { expect, test } from 'vitest';
import { page, readSite } from '../content/fixtures/read-site';
import { testSite } from '../content/fixtures/test-site';
import { buildSidebars } from '../nav/build-sidebars';
import type { ProcessedPage } from '../mdx/types';
import type { ProcessedSite } from './process-site';
import { searchSources } from './search-sources';

/** Processes a test site with these additional files, as far as search reads it. */
function processed(files: Readonly<Record<string, string>>): ProcessedSite {
  const config = testSite();
  const content = readSite({ files, includeDrafts: true });
  const pages = [...content.docs, ...content.posts].map((page) => ({
    page,
    processed: { sections: [{ id: '', heading: '', level: 1, text: 'Text.', code: '' }] } as unknown as ProcessedPage,
    code: '',
  }));
  const site = {
    config,
    content,
    sidebars: buildSidebars({ content, site: config }),
  } as unknown as ProcessedSite['site'];
  const schemas = { files: [], issues: [] };
  return { site, pages, synonyms: { synonyms: { same: [], also: {} }, issues: [] }, schemas, toolkit: { issues: [] } };
}

const files = {
  'content/docs/guides/02-open.mdx': page('Open'),
  'content/docs/guides/03-hidden.mdx': page('Hidden', 'unlisted: true\n'),
  'content/docs/guides/04-draft.mdx': page('Draft', 'draft: true\n'),
};

test('each docs version has an index of its own, and all other pages share one', () => {
  const sources = searchSources(processed(files));
  expect(sources.map(({ tag }) => tag)).toEqual(['docs-default-current', 'default']);
  expect(sources[0]?.pages.every(({ route, type }) => type === 'docs' && route.startsWith('/docs'))).toBe(true);
  expect(sources[1]?.pages.every(({ type }) => type !== 'docs')).toBe(true);
});

test('unlisted pages and drafts are not searched', () => {
  const titles = searchSources(processed(files)).flatMap(({ pages }) => pages.map(({ title }) => title));
  expect(titles).toContain('Open');
  expect(titles).not.toContain('Hidden');
  expect(titles).not.toContain('Draft');
});

test('pages have the labels above them, in reading order', () => {
  const [docs] = searchSources(processed(files));
  const open = docs?.pages.find(({ title }) => title === 'Open');
  expect(open?.categories).toEqual(['Guides']);
  expect(docs?.pages.map(({ title }) => title).indexOf('Open')).toBeGreaterThan(0);
});
