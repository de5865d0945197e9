import { describe, expect, it } from 'vitest';
import { checkLock, lostAddresses, type LockCheck } from './check-lock';
import { formatLock, parseLock } from './url-lock';

const check = (
  locked: readonly string[],
  published: readonly string[],
  redirected: readonly string[] = [],
): LockCheck => ({
  locked: parseLock(formatLock(locked)),
  published: new Set(published),
  redirected: new Set(redirected),
});

describe('the list of published addresses', () => {
  it('is sorted, holds each once, and reads back as it was written', () => {
    const text = formatLock(['/docs/b', '/docs/a#two', '/docs/a', '/docs/b']);
    expect(text.match(/^\/.*$/gm)).toEqual(['/docs/a', '/docs/a#two', '/docs/b']);
    expect([...parseLock(text)]).toEqual([
      ['/docs/a', 3],
      ['/docs/a#two', 4],
      ['/docs/b', 5],
    ]);
    expect([...parseLock(text.replaceAll('\n', '\r\n')).keys()]).toEqual([...parseLock(text).keys()]);
  });

  it('is content with a site that has them all', () => {
    expect(checkLock(check(['/docs/a', '/docs/a#one'], ['/docs/a', '/docs/a#one']))).toEqual([]);
  });

  it('is content with a redirect in place of a page or a heading', () => {
    const site = check(
      ['/docs/a', '/docs/a#one', '/docs/b#two'],
      ['/docs/b'],
      ['/docs/a', '/docs/a#one', '/docs/b#two'],
    );
    expect(checkLock({ ...site, published: new Set(['/docs/b', '/docs/b#two']) })).toMatchObject([
      { rule: 'unlisted-address' },
    ]);
    expect(lostAddresses(site)).toEqual([]);
  });
});

describe('an address that is gone', () => {
  it('is an error with its line and the remedy', () => {
    expect(checkLock(check(['/docs/a', '/docs/a#one'], ['/docs/a']))).toMatchObject([
      {
        file: 'urls.lock',
        line: 4,
        rule: 'lost-address',
        severity: 'error',
        message: 'This heading was published and is gone: /docs/a#one',
        hint: expect.stringContaining('redirect_from: ["/docs/a#one -> #its-new-id"]'),
      },
    ]);
  });

  it('is reported once for a page and all of its headings', () => {
    const issues = checkLock(check(['/docs/a', '/docs/a#one', '/docs/a#two'], []));
    expect(issues.map(({ message }) => message)).toEqual(['This address was published and is gone: /docs/a']);
  });
});

it('a new address must be added to the list', () => {
  expect(checkLock(check(['/docs/a'], ['/docs/a', '/docs/b', '/docs/b#one']))).toMatchObject([
    { rule: 'unlisted-address', severity: 'error', message: 'New addresses are not in the list: /docs/b and 1 more.' },
  ]);
});
