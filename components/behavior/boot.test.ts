// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync('public/static/boot.js', 'utf8');
const html = document.documentElement;
const boot = (): void => {
  window.eval(source);
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
  html.dataset['theme'] = 'light';
});

describe('boot.js', () => {
  it('stays below one kilobyte, compressed', () => {
    expect(gzipSync(source).length).toBeLessThan(1000);
  });

  it('sets the stored color mode, and nothing that is no mode', () => {
    localStorage.setItem('theme', 'dark');
    boot();
    expect(html.dataset['theme']).toBe('dark');
    localStorage.setItem('theme', 'sepia');
    html.dataset['theme'] = 'light';
    boot();
    expect(html.dataset['theme']).toBe('light');
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

  it('works where storage is blocked', () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(boot).not.toThrow();
    expect(html.dataset['theme']).toBe('light');
    blocked.mockRestore();
  });

  describe('under Trusted Types', () => {
    type Rules = { createScriptURL: (address: string) => unknown; createHTML: (html: string) => unknown };
    const made: [name: string, rules: Rules][] = [];
    const rules = (): Rules => made[0]?.[1] as Rules;

    beforeEach(() => {
      made.length = 0;
      vi.stubGlobal('trustedTypes', {
        get defaultPolicy() {
          return made[0];
        },
        createPolicy: (...policy: (typeof made)[number]) => made.push(policy),
      });
      const src = `${location.origin}/preview/_next/static/site/boot-1.js`;
      vi.spyOn(document, 'currentScript', 'get').mockReturnValue({ src } as HTMLScriptElement);
      boot();
    });
    afterEach(() => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });

    it.each(['/preview/_next/static/chunks/a.js', `${location.origin}/preview/_next/static/site/start-1.js`])(
      'lets %s be a script',
      (address) => {
        expect(rules().createScriptURL(address)).toBe(address);
      },
    );

    it.each([
      'https://example.com/preview/_next/static/chunks/a.js',
      '//example.com/preview/_next/static/a.js',
      '/preview/_next/static/../../static/a.js',
      '/preview/docs/page.md',
      '/other/_next/static/chunks/a.js',
      'data:text/javascript,1',
      'javascript:1',
    ])('lets %s be none', (address) => {
      expect(rules().createScriptURL(address)).toBeUndefined();
    });

    it('lets no text be markup but the empty script that React makes', () => {
      expect(rules().createHTML('<script></script>')).toBe('<script></script>');
      expect(rules().createHTML('<img src=x>')).toBeUndefined();
      expect(rules().createHTML('<script>1</script>')).toBeUndefined();
    });

    it('makes its policy once', () => {
      boot();
      expect(made.map(([name]) => name)).toEqual(['default']);
    });
  });
});
