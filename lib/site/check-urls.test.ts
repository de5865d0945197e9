import { expect, it } from 'vitest';
import { page } from '../content/fixtures/read-site';
import { temporarySite, writeSite } from '../content/fixtures/temporary-site';
import { testSite } from '../content/fixtures/test-site';
import { checkSiteRedirects } from './check-urls';
import { readSite } from './get-site';

it('reports redirects from pages that are in no list', () => {
  const root = temporarySite();
  const [section] = readSite(root, { includeDrafts: false, config: testSite() }).printSections;
  const taken = ['/search', '/404', '/index', section?.route ?? ''];
  const lines = [...taken, '/docs/gone'].map((route) => `  - ${route}\n`).join('');
  writeSite(root, { 'content/docs/typed.mdx': page('Typed', `redirect_from:\n${lines}`) });
  const issues = checkSiteRedirects({ site: readSite(root, { includeDrafts: false, config: testSite() }), pages: [] });
  expect(issues.map(({ message }) => message).sort()).toEqual(
    taken.map((route) => `There is a page at ${route}, so it cannot lead here.`).sort(),
  );
});
