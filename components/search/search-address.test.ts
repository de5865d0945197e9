import { describe, expect, it } from 'vitest';
import { readSearchAddress, searchRoute } from './search-address';

const read = (search: string) => readSearchAddress(new URLSearchParams(search));

describe('the address of the search page', () => {
  it('holds what is shown, and is read back', () => {
    const address = { query: 'a b', type: 'blog', section: 'How-tos', tag: 'sbom' } as const;
    expect(searchRoute(address)).toBe('/search?q=a+b&type=blog&section=How-tos&tag=sbom');
    expect(read(searchRoute(address).split('?')[1] ?? '')).toEqual(address);
  });

  it('names nothing that is not asked for', () => {
    expect(searchRoute({ query: ' ', type: '', section: '', tag: '' })).toBe('/search');
    expect(searchRoute({ query: ' scan ' })).toBe('/search?q=scan');
  });

  it('of an unknown type filters nothing, and a long query is cut', () => {
    expect(read('q=x&type=nonsense')).toEqual({ query: 'x', type: '', section: '', tag: '' });
    expect(read(`q=${'y'.repeat(600)}`).query).toHaveLength(512);
    expect(read('')).toEqual({ query: '', type: '', section: '', tag: '' });
  });
});
