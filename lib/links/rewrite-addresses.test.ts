import { expect, it } from 'vitest';
import { rewriteAddresses } from './rewrite-addresses';

it('changes every address that is written in the text, and none in a code block', () => {
  const text = [
    "import Shared from './_shared.mdx'",
    '[a](./a.mdx#b) and ![b](<b.svg> "Title"), <a href="/docs/c">c</a>, <img src="d.png" alt="">, `code`',
    '[ref]: ../e.mdx',
    '```md\n[a](./a.mdx)\n~~~\n[b](b)\n```',
    '> ~~~~\n> [a](./a.mdx)\n> ~~~~\n\n[f](f)',
  ].join('\n');
  expect(rewriteAddresses(text, (address) => `<${address}>`)).toBe(
    [
      "import Shared from '<./_shared.mdx>'",
      '[a](<./a.mdx#b>) and ![b](<<b.svg>> "Title"), <a href="</docs/c>">c</a>, <img src="<d.png>" alt="">, `code`',
      '[ref]: <../e.mdx>',
      '```md\n[a](./a.mdx)\n~~~\n[b](b)\n```',
      '> ~~~~\n> [a](./a.mdx)\n> ~~~~\n\n[f](<f>)',
    ].join('\n'),
  );
});
