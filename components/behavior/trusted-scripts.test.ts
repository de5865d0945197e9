// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trustOwnScripts } from './trusted-scripts';

const trust = (): void => trustOwnScripts(`${location.origin}/preview/static/`);

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
    trust();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each(['/preview/_next/static/chunks/a.js', `${location.origin}/preview/static/search.1.js`])(
    'lets %s be a script',
    (address) => {
      expect(rules().createScriptURL(address)).toBe(address);
    },
  );

  it.each([
    'https://example.com/preview/_next/static/chunks/a.js',
    '//example.com/preview/_next/static/a.js',
    '/preview/_next/static/../../docs/a.js',
    '/preview/docs/page.md',
    '/preview/static/logo.svg',
    '/other/_next/static/chunks/a.js',
    'data:text/javascript,1',
    'javascript:1',
  ])('lets %s be none', (address) => {
    expect(rules().createScriptURL(address)).toBeUndefined();
  });

  it('allows no markup but the empty script that React creates', () => {
    expect(rules().createHTML('<script></script>')).toBe('<script></script>');
    expect(rules().createHTML('<img src=x>')).toBeUndefined();
    expect(rules().createHTML('<script>1</script>')).toBeUndefined();
  });

  it('makes its policy once', () => {
    trust();
    expect(made.map(([name]) => name)).toEqual(['default']);
  });
});
