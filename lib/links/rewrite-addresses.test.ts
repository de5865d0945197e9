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

it('knows every form that Markdown has for an address', () => {
  const text = [
    "<a href='a.mdx'>a</a> <a href={'b.mdx'}>b</a> [c]( c.mdx ) ![d](d_(1).png)",
    '> [ref]: e.mdx',
    '> > [`ref`]: <f.mdx>',
  ].join('\n');
  const found: string[] = [];
  rewriteAddresses(text, (address) => {
    found.push(address);
    return address;
  });
  expect(found).toEqual(['a.mdx', 'b.mdx', 'c.mdx', 'd_(1).png', 'e.mdx', 'f.mdx']);
});

it('leaves code alone, wherever it begins and ends, and nothing after it', () => {
  const text = [
    '`[a](a)` and ``[`a`](a)``, but [`b`](b)',
    '- ```md\n  [a](a)\n  ```',
    '1. > ~~~\n   > [a](a)\n   > ~~~',
    '```md\n```js\n[a](a)\n```',
    '```[a](a)```',
    '[b](b)',
  ].join('\n');
  expect(rewriteAddresses(text, (address) => `./${address}`)).toBe(text.replaceAll('(b)', '(./b)'));
});
