import { describe, expect, it } from 'vitest';
import type { Sidebar, VersionMap } from '@/lib/site/types';
import { findSidebar } from './find-sidebar';

const version = (name: string, path: string): VersionMap[number] => ({
  name,
  label: name,
  path,
  mainRoute: '/docs',
  routes: [],
});
const versions: VersionMap = [version('current', ''), version('1.0', '1.0'), version('1.0-beta', '1.0-beta')];
const sidebar = (id: string, ofVersion: string, route: string): Sidebar => ({
  id,
  version: ofVersion,
  items: [{ kind: 'category', label: 'All', collapsed: true, items: [{ kind: 'link', route, label: 'Page' }] }],
});
const sidebars = [
  sidebar('guide', 'current', '/docs/guide/start'),
  sidebar('api', 'current', '/docs/api/scan'),
  sidebar('guide', '1.0', '/docs/1.0/guide/start'),
];

describe('findSidebar', () => {
  it('shows the sidebar that lists the page', () => {
    expect(findSidebar({ sidebars, versions, route: '/docs/api/scan' })?.id).toBe('api');
  });

  it('shows the first sidebar of the version beside a page that no sidebar lists', () => {
    expect(findSidebar({ sidebars, versions, route: '/docs/telemetry' })?.id).toBe('guide');
    expect(findSidebar({ sidebars, versions, route: '/docs/1.0/telemetry' })?.version).toBe('1.0');
  });

  it('shows none if the version has none', () => {
    expect(findSidebar({ sidebars, versions, route: '/docs/1.0-beta/guide' })).toBeUndefined();
  });
});
