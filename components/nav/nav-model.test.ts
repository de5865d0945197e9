import { describe, expect, it } from 'vitest';
import type { NavbarEntry, ShellModel } from '@/lib/site/types';
import { navModel } from './nav-model';

const versions = [{ name: '2.0', label: '2.0', path: '/docs', mainRoute: '/docs/a', routes: ['/docs/a'] }];
const locales = [{ name: 'en', label: 'English', htmlLang: 'en', baseUrl: '/' }];
const position = 'right';

const modelWith = (...navbar: NavbarEntry[]) =>
  navModel({ navbar, versions, locales, locale: 'en' } as unknown as ShellModel);

describe('navModel', () => {
  it('holds versions and languages only where an entry shows them', () => {
    const link: NavbarEntry = { kind: 'link', label: 'Docs', href: '/docs', external: false, position };
    expect(modelWith(link)).toMatchObject({ navbar: [link], versions: [], locales: [], locale: 'en' });
    expect(modelWith({ kind: 'docsVersion', position })).toMatchObject({ versions, locales: [] });
    expect(modelWith({ kind: 'localeDropdown', position, before: [], after: [] })).toMatchObject({ locales });
  });

  it('looks into dropdowns', () => {
    const items: NavbarEntry[] = [{ kind: 'docsVersionDropdown', position, before: [], after: [] }];
    expect(modelWith({ kind: 'dropdown', label: 'More', position, items }).versions).toBe(versions);
  });
});
