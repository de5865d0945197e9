import { describe, expect, it } from 'vitest';
import type { Doc } from '../content/types';
import { retargetLinks, moveAddresses, newRoute, retargetVersion } from './move-page';

const from = 'content/docs/a/old.mdx';
const to = 'content/docs/b/c/new.mdx';

describe('a page that moves', () => {
  it('still links to the files that it linked to, including itself', () => {
    const there = new Set(['content/docs/a/other.mdx', 'content/docs/a/_shared.mdx', 'content/docs/x.svg', from]);
    const text =
      "import Shared from './_shared.mdx'\n\n[o](other.mdx#y) ![x](../x.svg) [self](./old.mdx#z) [#](#z) [/](/docs/a/other) [e](https://example.org) [no](./no.mdx) [w](other#y)";
    expect(moveAddresses(text, { from, to, exists: (file) => there.has(file) })).toBe(
      "import Shared from '../../a/_shared.mdx'\n\n[o](../../a/other.mdx#y) ![x](../../x.svg) [self](./new.mdx#z) [#](#z) [/](/docs/a/other) [e](https://example.org) [no](./no.mdx) [w](../../a/other#y)",
    );
  });

  it('keeps all links to it, however they were written', () => {
    const context = {
      baseUrl: '/',
      routeOfFile: { [from]: '/docs/a/old', 'content/docs/index.mdx': '/docs' },
      routes: ['/docs', '/docs/a/old'],
    };
    const text = '[a](./a/old.mdx#x) [b](a/old) [c](/docs/a/old#x) [d](/docs/a/older) [e](./a/gone.mdx)';
    expect(retargetLinks(text, 'content/docs/index.mdx', { from, to, context, route: '/docs/b/c/new' })).toBe(
      '[a](./b/c/new.mdx#x) [b](./b/c/new.mdx) [c](/docs/b/c/new#x) [d](/docs/a/older) [e](./a/gone.mdx)',
    );
  });

  it('cannot take the address of another page, or one that hosts would not serve', () => {
    const place = (file: string, route: string): Doc => ({ file, route }) as Doc;
    const other = place('content/docs/b/c/new.md', '/docs/b/c/new');
    const moved = place(to, '/docs/b/c/new');
    const none = { docs: [], posts: [], leftOut: [] };
    expect(newRoute(to, { after: { ...none, docs: [moved] }, others: [] })).toEqual({ route: '/docs/b/c/new' });
    expect(newRoute(to, { after: { ...none, docs: [moved] }, others: [other] })).toEqual({ owner: other });
    expect(newRoute(to, { after: { ...none, leftOut: [moved] }, others: [other] })).toEqual({ owner: other });
    expect(newRoute(to, { after: { ...none, leftOut: [moved] }, others: [] }).route).toBeUndefined();
    expect(newRoute(to, { after: { ...none, docs: [place(to, '/docs/New')] }, others: [] }).route).toBeUndefined();
  });
});

it('points the docs addresses in the copy of a version to that version', () => {
  const version = { from: '/docs', to: '/docs/4.x', routes: new Set(['/docs', '/docs/hooks', '/docs/hooks/zap']) };
  const text =
    '[a](/docs#x) [b](/docs/hooks/zap/?q#y) [c](/docs/3.x/hooks) [d](/tools) [e](./zap.mdx) [f](/docs/hooks)';
  expect(retargetVersion(text, version)).toBe(
    '[a](/docs/4.x#x) [b](/docs/4.x/hooks/zap?q#y) [c](/docs/3.x/hooks) [d](/tools) [e](./zap.mdx) [f](/docs/4.x/hooks)',
  );
});
