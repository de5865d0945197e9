import { describe, expect, it } from 'vitest';
import { addRedirects } from './edit-redirects';
import { proposeRedirects } from './propose-redirects';

const propose = (locked: readonly string[], published: readonly string[]) =>
  proposeRedirects({
    locked: new Map(locked.map((address, line) => [address, line])),
    published: new Set(published),
    redirected: new Set(),
  });

describe('a forgotten redirect', () => {
  it('is found by the headings of the page', () => {
    const headings = (route: string) => [route, `${route}#values`, `${route}#install`];
    expect(propose(headings('/docs/old'), [...headings('/docs/quite/different'), '/docs/older'])).toEqual([
      { route: '/docs/quite/different', entry: '/docs/old' },
    ]);
  });

  it('is found by the name of the page', () => {
    expect(propose(['/docs/hooks/zap'], ['/docs/scanners/zap', '/docs/scanners/nmap'])).toEqual([
      { route: '/docs/scanners/zap', entry: '/docs/hooks/zap' },
    ]);
  });

  it('is found for a heading that has another id', () => {
    expect(propose(['/docs/a', '/docs/a#first'], ['/docs/a', '/docs/a#quick-start'])).toEqual([
      { route: '/docs/a', entry: '#first -> #quick-start' },
    ]);
    const two = propose(
      ['/docs/a', '/docs/a#helm-value', '/docs/a#go'],
      ['/docs/a', '/docs/a#helm-values', '/docs/a#stop'],
    );
    expect(two).toEqual([{ route: '/docs/a', entry: '#helm-value -> #helm-values' }]);
  });

  it('is not guessed if nothing resembles it, and never leads to a page that existed before', () => {
    expect(propose(['/docs/zap', '/docs/zebra'], ['/docs/zebra', '/blog/2024/05/02/unrelated-words'])).toEqual([]);
  });
});

describe('adding it to the front matter', () => {
  const text = '---\ntitle: "A: b"   # kept\ntags: [a, b]\n---\n\nText\n---\n';

  it('changes nothing else', () => {
    expect(addRedirects(text, ['/docs/old', '#a -> #b'])).toBe(
      text.replace('b]\n', "b]\nredirect_from:\n  - '/docs/old'\n  - '#a -> #b'\n"),
    );
  });

  it('adds to those that are there', () => {
    expect(addRedirects("---\ntitle: A\nredirect_from: ['/x']\n---\n", ['/y'])).toBe(
      "---\ntitle: A\nredirect_from: ['/x', /y]\n---\n",
    );
  });

  it('leaves a file without front matter alone', () => {
    expect(addRedirects('Text\n---\na: b\n---\n', ['/y'])).toBeUndefined();
  });
});
