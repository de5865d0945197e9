import { expect, it } from 'vitest';
import { hashOf, textIn } from './text-in-hash';

it.each(['', 'kind: Scan\n', 'ä 🦊 \u0000', 'x: y\n'.repeat(50_000)])(
  'gives back the text that it was made of (%#)',
  async (text) => {
    const hash = await hashOf(text);
    expect(hash).toMatch(/^#yaml=[\w-]*$/);
    expect(await textIn(hash)).toBe(text);
  },
);

it('returns nothing if there is no text, or half of one', async () => {
  const hash = await hashOf('kind: Scan\n'.repeat(100));
  expect(await Promise.all(['', '#reference', '#yaml=%%%', hash.slice(0, -9)].map(textIn))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
