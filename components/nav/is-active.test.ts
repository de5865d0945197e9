import { describe, expect, it } from 'vitest';
import { currentState } from './is-active';

const link = { to: '/blog' };

describe('currentState', () => {
  it('marks the page itself, in any form it is asked for', () => {
    for (const pathname of ['/blog', '/blog/', '/blog.html']) expect(currentState(link, pathname)).toBe('page');
  });

  it('marks an ancestor of the page, but not a page whose name only has the same beginning', () => {
    expect(currentState(link, '/blog/tags')).toBe('true');
    expect(currentState(link, '/blogroll')).toBeUndefined();
  });

  it('lets activeBasePath decide instead of the link', () => {
    const docs = { to: '/docs/getting-started/installation', activeBasePath: '/docs' };
    expect(currentState(docs, '/docs/hooks')).toBe('true');
    expect(currentState(docs, '/docs/getting-started/installation')).toBe('page');
    expect(currentState(docs, '/blog')).toBeUndefined();
  });

  it('lets activeBaseRegex win over activeBasePath', () => {
    const rule = { ...link, activeBasePath: '/docs', activeBaseRegex: '^/docs/(hooks|scanners)' };
    expect(currentState(rule, '/docs/hooks/defectdojo')).toBe('true');
    expect(currentState(rule, '/docs/architecture')).toBeUndefined();
  });

  it('marks a link to the home page on the home page only', () => {
    const home = { to: '/' };
    expect(currentState(home, '/')).toBe('page');
    expect(currentState(home, '/docs')).toBeUndefined();
  });

  it('marks a link to another site only if a rule says so', () => {
    const shop = {};
    expect(currentState(shop, '/docs')).toBeUndefined();
    expect(currentState({ ...shop, activeBasePath: '/docs' }, '/docs')).toBe('true');
  });
});
