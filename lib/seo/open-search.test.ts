import { expect, it } from 'vitest';
import { defineSite } from '../config/define-site';
import { site } from '../config/site';
import { buildOpenSearch } from './open-search';

it('describes the search at the address of the search page, with every sign escaped', () => {
  const xml = buildOpenSearch(
    defineSite({ ...site, title: 'A & <B>', url: 'https://example.com', baseUrl: '/preview/' }),
  );
  expect(xml).toContain('template="https://example.com/preview/search?q={searchTerms}"');
  expect(xml).toContain('<ShortName>A &#38; &#60;B&#62;</ShortName>');
});
