import { describe, expect, it } from 'vitest';
import { ariaCurrent } from './aria-current';

const link = { to: '/blog' };

describe('ariaCurrent', () => {
  it('marks the page itself, in any form it is asked for', () => {
    for (const pathname of ['/blog', '/blog/', '/blog.html']) expect(ariaCurrent(link, pathname)).toBe('page');
  });

  it('marks an ancestor of the page, but not a page whose name only has the same beginning', () => {
    expect(ariaCurrent(link, '/blog/tags')).toBe('true');
    expect(ariaCurrent(link, '/blogroll')).toBeUndefined();
  });

  it('lets activeBasePath decide instead of the link', () => {
    const docs = { to: '/docs/getting-started/installation', activeBasePath: '/docs' };
    expect(ariaCurrent(docs, '/docs/hooks')).toBe('true');
    expect(ariaCurrent(docs, '/docs/getting-started/installation')).toBe('page');
    expect(ariaCurrent(docs, '/blog')).toBeUndefined();
  });

  it('lets activeBaseRegex win over activeBasePath', () => {
    const rule = { ...link, activeBasePath: '/docs', activeBaseRegex: '^/docs/(hooks|scanners)' };
    expect(ariaCurrent(rule, '/docs/hooks/defectdojo')).toBe('true');
    expect(ariaCurrent(rule, '/docs/architecture')).toBeUndefined();
  });

  it('marks a link to the home page on the home page only', () => {
    const home = { to: '/' };
    expect(ariaCurrent(home, '/')).toBe('page');
    expect(ariaCurrent(home, '/docs')).toBeUndefined();
  });

  it('marks a link to another site only if a rule says so', () => {
    const shop = {};
    expect(ariaCurrent(shop, '/docs')).toBeUndefined();
    expect(ariaCurrent({ ...shop, activeBasePath: '/docs' }, '/docs')).toBe('true');
  });
});
