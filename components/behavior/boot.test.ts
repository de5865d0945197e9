// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boot } from './boot';

const html = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
  html.dataset['theme'] = 'light';
});

describe('before the first paint, the page', () => {
  it('sets the stored color mode, and ignores other values', () => {
    localStorage.setItem('theme', 'dark');
    boot();
    expect(html.dataset['theme']).toBe('dark');
    localStorage.setItem('theme', 'sepia');
    html.dataset['theme'] = 'light';
    boot();
    expect(html.dataset['theme']).toBe('light');
  });

  it('says that results are on their way if the address holds a query', () => {
    boot();
    expect(html.dataset['asked']).toBeUndefined();
    history.replaceState(null, '', '/search?q=scan');
    boot();
    expect(html.dataset['asked']).toBe('');
  });

  it('keeps the mode of a site that fixes it', () => {
    localStorage.setItem('theme', 'dark');
    html.dataset['themeFixed'] = 'true';
    boot();
    expect(html.dataset['theme']).toBe('light');
  });

  it('hides the announcement that was closed, and shows one with another id', () => {
    localStorage.setItem('announcement-closed', 'v5');
    html.dataset['announcement'] = 'v5';
    boot();
    expect(html.dataset['announcementClosed']).toBe('v5');
    delete html.dataset['announcementClosed'];
    html.dataset['announcement'] = 'v6';
    boot();
    expect(html.dataset['announcementClosed']).toBeUndefined();
  });

  it.each([
    ['/docs/hooks.html', '/docs/hooks'],
    ['/docs/hooks/index.html', '/docs/hooks'],
    ['/docs/hooks/', '/docs/hooks'],
    ['/index.html', '/'],
    ['/docs/chart.yaml', '/docs/chart.yaml'],
  ])('shows %s as %s, with its query and hash', (asked, shown) => {
    history.replaceState(null, '', `${asked}?a=1#b`);
    boot();
    expect(location.pathname + location.search + location.hash).toBe(`${shown}?a=1#b`);
  });

  it.each([
    ['asks for its clean address where it was not found', 0, [['http://localhost/blog/2022?a=1#b']]],
    ['and not again where the host leads from there to here', 1, []],
  ])('%s', (_, redirectCount, calls) => {
    const replace = vi.fn();
    vi.stubGlobal('location', Object.assign(new URL('http://localhost/blog/2022/?a=1#b'), { replace }));
    Object.assign(performance, { navigation: { redirectCount } });
    html.dataset['notFound'] = '';
    boot();
    expect(replace.mock.calls).toEqual(calls);
    vi.unstubAllGlobals();
  });

  it('works where storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(boot).not.toThrow();
    expect(html.dataset['theme']).toBe('light');
    blocked.mockRestore();
  });
});
