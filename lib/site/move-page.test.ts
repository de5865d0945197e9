import { describe, expect, it } from 'vitest';
import { followMove, moveAddresses } from './move-page';

const from = 'content/docs/a/old.mdx';
const to = 'content/docs/b/c/new.mdx';

describe('a page that moves', () => {
  it('still leads to the files that it led to, to itself too', () => {
    const there = new Set(['content/docs/a/other.mdx', 'content/docs/a/_shared.mdx', 'content/docs/x.svg', from]);
    const text =
      "import Shared from './_shared.mdx'\n\n[o](other.mdx#y) ![x](../x.svg) [self](./old.mdx#z) [#](#z) [/](/docs/a/other) [e](https://example.org) [no](./no.mdx) [w](other#y)";
    expect(moveAddresses(text, { from, to, isThere: (file) => there.has(file) })).toBe(
      "import Shared from '../../a/_shared.mdx'\n\n[o](../../a/other.mdx#y) ![x](../../x.svg) [self](./new.mdx#z) [#](#z) [/](/docs/a/other) [e](https://example.org) [no](./no.mdx) [w](../../a/other#y)",
    );
  });

  it('is led to by all that led to it, however that was written', () => {
    const context = {
      baseUrl: '/',
      routeOfFile: { [from]: '/docs/a/old', 'content/docs/index.mdx': '/docs' },
      routes: ['/docs', '/docs/a/old'],
    };
    const text = '[a](./a/old.mdx#x) [b](a/old) [c](/docs/a/old#x) [d](/docs/a/older) [e](./a/gone.mdx)';
    expect(followMove(text, 'content/docs/index.mdx', { from, to, context, route: '/docs/b/c/new' })).toBe(
      '[a](./b/c/new.mdx#x) [b](./b/c/new.mdx) [c](/docs/b/c/new#x) [d](/docs/a/older) [e](./a/gone.mdx)',
    );
  });
});
