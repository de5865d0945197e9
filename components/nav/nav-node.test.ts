import { describe, expect, it, vi } from 'vitest';
import type { NavbarEntry } from '@/lib/site/types';
import { type NavContext, type NavGroup, type NavLink, navNodes } from './nav-node';

vi.mock('@/.generated/search-settings', () => ({ searchSettings: { baseUrl: '/preview/' } }));

const context: NavContext = {
  pathname: '/docs/intro',
  preferredVersion: null,
  versions: [
    { name: 'current', label: '4.5', path: '', mainRoute: '/docs/intro', routes: ['/docs/intro'] },
    { name: '3', label: '3.x', path: '3', mainRoute: '/docs/3/start', routes: ['/docs/3/start'] },
  ],
  locales: [
    { name: 'en', label: 'English', htmlLang: 'en', baseUrl: '/preview/' },
    { name: 'de', label: 'Deutsch', htmlLang: 'de-DE', baseUrl: '/preview/de/' },
  ],
  locale: 'en',
};
const link = (href: string, external = false): NavbarEntry => ({
  type: 'link',
  label: href,
  ...(external ? { href } : { to: href }),
  position: 'left',
});
const only = (entry: NavbarEntry, at: Partial<NavContext> = {}) => navNodes([entry], { ...context, ...at })[0];
const links = (group: unknown): readonly NavLink[] => (group as NavGroup).items.filter((item) => item.kind === 'link');

describe('navNodes', () => {
  it('puts the base URL before internal addresses only', () => {
    expect(only(link('/blog'))).toMatchObject({ href: '/preview/blog', external: false });
    expect(only(link('https://owasp.org/', true))).toMatchObject({ href: 'https://owasp.org/', external: true });
  });

  it('says of a dropdown whether it holds the current page', () => {
    const dropdown = (...items: NavbarEntry[]): NavbarEntry => ({
      type: 'dropdown',
      label: 'More',
      position: 'left',
      items,
    });
    expect(only(dropdown(link('/blog'), link('/docs')))).toMatchObject({ kind: 'group', hasCurrent: true });
    expect(only(dropdown(link('/blog')))).toMatchObject({ kind: 'group', hasCurrent: false });
  });

  it('labels a version link by the version in use, unless it has its own label and address', () => {
    expect(only({ type: 'docsVersion', position: 'left' })).toMatchObject({
      label: '4.5',
      href: '/preview/docs/intro',
    });
    expect(only({ type: 'docsVersion', position: 'left' }, { pathname: '/blog', preferredVersion: '3' })).toMatchObject(
      { label: '3.x', href: '/preview/docs/3/start' },
    );
    expect(only({ type: 'docsVersion', position: 'left', label: 'Older', to: '/docs/3' })).toMatchObject({
      label: 'Older',
      href: '/preview/docs/3',
    });
  });

  it('points an entry for the docs to the version being read, else to the one chosen last', () => {
    const start = { ...link('/docs/intro'), versioned: true } as NavbarEntry;
    expect(only(start, { pathname: '/blog' })).toMatchObject({ href: '/preview/docs/intro' });
    expect(only(start, { pathname: '/docs/3/start' })).toMatchObject({ href: '/preview/docs/3/start' });
    expect(only(start, { pathname: '/blog', preferredVersion: '3' })).toMatchObject({ href: '/preview/docs/3/start' });
    expect(only(start, { preferredVersion: '3' })).toMatchObject({ href: '/preview/docs/intro' });
  });

  it('lists the versions between the items before and after, each with its own address', () => {
    const group = only({
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsBefore: [link('/news')],
      dropdownItemsAfter: [link('/archive')],
    });
    expect(group).toMatchObject({ label: '4.5', hasCurrent: true });
    expect(links(group).map(({ href, version, current }) => [href, version, current])).toEqual([
      ['/preview/news', undefined, undefined],
      ['/preview/docs/intro', 'current', 'true'],
      ['/preview/docs/3/start', '3', undefined],
      ['/preview/archive', undefined, undefined],
    ]);
  });

  it('links each page to the same page in each language', () => {
    const group = only(
      { type: 'localeDropdown', position: 'right', dropdownItemsBefore: [], dropdownItemsAfter: [] },
      { pathname: '/blog/tags' },
    );
    expect(group).toMatchObject({ label: 'English', hasCurrent: false });
    expect(links(group).map(({ href, lang }) => [href, lang])).toEqual([
      ['/preview/blog/tags', 'en'],
      ['/preview/de/blog/tags', 'de-DE'],
    ]);
  });

  it('throws on an entry of unknown kind, with its name', () => {
    const entry = { type: 'megaMenu', position: 'left' } as unknown as NavbarEntry;
    expect(() => navNodes([entry], context)).toThrow('No NavbarItem component found for type "megaMenu"');
  });

  it('throws on a dropdown inside a dropdown', () => {
    const inner: NavbarEntry = { type: 'dropdown', label: 'Inner', position: 'left', items: [] };
    expect(() => navNodes([{ ...inner, label: 'Outer', items: [inner] }], context)).toThrow('Invariant failed');
  });
});
