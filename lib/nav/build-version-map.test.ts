import { describe, expect, it } from 'vitest';
import { testSite } from '../content/fixtures/test-site';
import { buildVersionInfo, buildVersionMap } from './build-version-map';
import { readDocs } from './fixtures/read-docs';

const site = testSite({
  docs: {
    ...testSite().docs,
    versions: [
      { name: 'current', label: '2.x', path: '', folder: 'content/docs' },
      { name: 'old', label: '1.x', path: '1.x', folder: 'content/docs-old', banner: 'unmaintained' },
    ],
  },
});

const versionMapOf = () =>
  buildVersionMap({
    site,
    content: readDocs({ 'content/docs-old/guides/first.mdx': 'First', 'content/docs-old/gone.mdx': 'Gone' }, site),
  });

describe('buildVersionMap', () => {
  it('knows the pages of each version, generated ones too, and its main doc', () => {
    expect(versionMapOf()).toEqual([
      {
        name: 'current',
        label: '2.x',
        path: '',
        mainRoute: '/docs/guides/first',
        routes: ['/docs', '/docs/guides/first', '/docs/scanners', '/docs/scanners/nmap'],
      },
      {
        name: 'old',
        label: '1.x',
        path: '1.x',
        mainRoute: '/docs/1.x/guides/first',
        routes: ['/docs/1.x/gone', '/docs/1.x/guides/first'],
      },
    ]);
  });
});

describe('buildVersionInfo', () => {
  const infoOf = (version: string, route: string) =>
    buildVersionInfo({ version, route, versionMap: versionMapOf(), site });

  it('leads from an old version to the same page in the latest', () => {
    expect(infoOf('old', '/docs/1.x/guides/first')).toEqual({
      label: '1.x',
      banner: 'unmaintained',
      isLatest: false,
      latestRoute: '/docs/guides/first',
      canonicalRoute: '/docs/guides/first',
    });
  });

  it('leads to the main doc if the latest version has no such page', () => {
    expect(infoOf('old', '/docs/1.x/gone').latestRoute).toBe('/docs/guides/first');
    expect(infoOf('old', '/docs/1.x/gone').canonicalRoute).toBeUndefined();
  });

  it('marks the latest version as the latest', () => {
    expect(infoOf('current', '/docs/scanners/nmap')).toMatchObject({
      isLatest: true,
      banner: 'none',
      latestRoute: '/docs/scanners/nmap',
    });
    expect(() => infoOf('next', '/docs/next/x')).toThrow('belongs to no docs version');
  });
});
