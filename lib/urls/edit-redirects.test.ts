import { expect, it } from 'vitest';
import { dropRedirects } from './edit-redirects';

it.each([
  [
    "---\ntitle: A\nredirect_from:\n  - /docs/old\n  - '#a -> #b'\n---\n\nText\n",
    "---\ntitle: A\nredirect_from:\n  - '#a -> #b'\n---\n\nText\n",
  ],
  ['---\ntitle: A\nredirect_from: [/docs/old]\nslug: x\n---\n\nText\n', '---\ntitle: A\nslug: x\n---\n\nText\n'],
  ['---\ntitle: "A"\n---\n\nredirect_from: x\n', '---\ntitle: "A"\n---\n\nredirect_from: x\n'],
])('a copy takes over none of the addresses of %j', (text, copy) => {
  expect(dropRedirects(text, (entry) => entry.startsWith('/'))).toBe(copy);
});

it('rewrites nothing if no address is removed', () => {
  const text = '---\nredirect_from: [ "/docs/old" ]\n---\n\nText\n';
  expect(dropRedirects(text, (entry) => entry === '/docs/other')).toBe(text);
});
