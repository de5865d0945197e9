// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { boxMarkup, keySwitchMarkup, pageMarkup } from './search-markup';

vi.mock('@/lib/config/search-strings', async (load) => {
  const { searchStrings } = await load<{ searchStrings: Readonly<Record<string, unknown>> }>();
  const quoted = Object.entries(searchStrings).map(([name, word]) => [name, typeof word === 'string' ? '"<b>' : word]);
  return { searchStrings: Object.fromEntries(quoted) as unknown };
});

it('stays valid whatever characters the words contain', () => {
  document.body.innerHTML = boxMarkup + pageMarkup + keySwitchMarkup;
  expect(document.querySelectorAll('b')).toHaveLength(0);
  const named = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  expect(new Set(named)).toEqual(new Set(['"<b>']));
  expect(document.querySelector('.search-input')?.getAttribute('placeholder')).toBe('"<b>');
});
