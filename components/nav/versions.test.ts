import { describe, expect, it } from 'vitest';
import { activeVersion, versionInUse, versionRoute } from './versions';

const current = {
  name: 'current',
  label: '4.5',
  path: '',
  mainRoute: '/docs/intro',
  routes: ['/docs', '/docs/intro', '/docs/hooks'],
};
const old = { name: '3', label: '3.x', path: '3', mainRoute: '/docs/3/intro', routes: ['/docs/3', '/docs/3/intro'] };
const versions = [current, old];

describe('activeVersion', () => {
  it('tells the version at the root path from one below it', () => {
    expect(activeVersion(versions, '/docs/hooks')).toBe(current);
    expect(activeVersion(versions, '/docs/3/intro')).toBe(old);
    expect(activeVersion(versions, '/docs/3')).toBe(old);
  });

  it('finds no version outside the docs', () => {
    expect(activeVersion(versions, '/blog')).toBeUndefined();
    expect(activeVersion(versions, '/docset')).toBeUndefined();
  });

  it('assigns a page whose name only begins like a version to the root version', () => {
    expect(activeVersion(versions, '/docs/30-days')).toBe(current);
    expect(activeVersion(versions, '/docs/3.1/guide')).toBe(current);
  });

  it('tells apart two versions if one path begins like the other', () => {
    const beta = { ...old, name: '3-beta', path: '3-beta' };
    expect(activeVersion([...versions, beta], '/docs/3-beta')).toBe(beta);
    expect(activeVersion([...versions, beta], '/docs/3/guide/start')).toBe(old);
  });
});

describe('versionInUse', () => {
  it('prefers the version being read to the one chosen before', () => {
    expect(versionInUse({ versions, pathname: '/docs/hooks', preferred: '3' })).toBe(current);
  });

  it('uses the one chosen before outside the docs, and the latest if that is gone', () => {
    expect(versionInUse({ versions, pathname: '/blog', preferred: '3' })).toBe(old);
    expect(versionInUse({ versions, pathname: '/blog', preferred: '2' })).toBe(current);
    expect(versionInUse({ versions, pathname: '/blog', preferred: null })).toBe(current);
  });
});

describe('versionRoute', () => {
  it('leads to the same page if the other version has it', () => {
    expect(versionRoute({ versions, target: old, pathname: '/docs/intro' })).toBe('/docs/3/intro');
    expect(versionRoute({ versions, target: current, pathname: '/docs/3/intro' })).toBe('/docs/intro');
    expect(versionRoute({ versions, target: old, pathname: '/docs' })).toBe('/docs/3');
  });

  it('leads to the main doc if the other version has no such page, and from outside the docs', () => {
    expect(versionRoute({ versions, target: old, pathname: '/docs/hooks' })).toBe('/docs/3/intro');
    expect(versionRoute({ versions, target: old, pathname: '/' })).toBe('/docs/3/intro');
  });
});
