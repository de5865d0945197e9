import { describe, expect, it } from 'vitest';
import { describeOutcome, relaxedNote } from './describe-outcome';
import { group, hit, outcome, pagesFor } from './fixtures/test-search';
import { hitRoute } from './hit-route';
import { filterGroups, listFacets } from './list-facets';
import { initialSearchState, isOpen, itemsOf, reduceSearch, type SearchEvent, type SearchState } from './search-state';

const after = (...events: readonly SearchEvent[]): SearchState => events.reduce(reduceSearch, initialSearchState);
const typed = (text: string): SearchEvent => ({ kind: 'typed', text });
const answered = (query: string, count = 2): SearchEvent => ({ kind: 'answered', outcome: pagesFor(query, count) });

describe('the state of the search', () => {
  it('goes from idle to loading, stalled, and back', () => {
    expect(after().status).toBe('idle');
    expect(after(typed('scan')).status).toBe('loading');
    expect(after(typed('scan'), { kind: 'stalled' }).status).toBe('stalled');
    expect(after(typed('scan'), { kind: 'stalled' }, answered('scan')).status).toBe('idle');
    expect(after(typed('scan'), typed(' ')).status).toBe('idle');
  });

  it('does not ask again for a trailing space', () => {
    const state = after(typed('scan'), answered('scan'), typed('scan '));
    expect([state.query, state.status]).toEqual(['scan', 'idle']);
  });

  it('ignores an answer to another query, except one to a shorter query while there is none', () => {
    expect(after(typed('scan'), answered('nmap')).outcome).toBeUndefined();
    const early = { kind: 'outdated', outcome: pagesFor('sc', 1) } as const;
    expect(after(typed('scan'), early).outcome?.query).toBe('sc');
    expect(after(typed('nmap'), early).outcome).toBeUndefined();
    expect(after(typed('scan'), answered('scan'), typed('scans'), early).outcome?.query).toBe('scan');
  });

  it('keeps the order that the reader is choosing from', () => {
    const next = { kind: 'moved', to: 'next' } as const;
    expect(after(typed('scan'), answered('scan'), answered('scan', 3)).outcome?.total).toBe(3);
    expect(after(typed('scan'), answered('scan'), next, answered('scan', 3)).outcome?.total).toBe(2);
  });

  it('stays at the link to all results if the reader went to it for a shorter query', () => {
    const last = { kind: 'moved', to: Infinity } as const;
    const chosen = after(typed('sc'), answered('sc', 3), typed('scan'), last, answered('scan', 2));
    expect(itemsOf(chosen)[chosen.active]).toMatchObject({ kind: 'all', query: 'scan' });
    expect(after(typed('sc'), answered('sc', 3), typed('scan'), last, answered('scan', 0)).active).toBe(0);
    const second = { kind: 'moved', to: 1 } as const;
    expect(after(typed('sc'), answered('sc', 3), typed('scan'), second, answered('scan', 2)).active).toBe(0);
  });

  it('lists hits and a link to all of them, or the recent searches and a way to clear them', () => {
    expect(itemsOf(after(typed('scan'), answered('scan'))).map(({ kind }) => kind)).toEqual(['hit', 'hit', 'all']);
    const opened = after({ kind: 'opened', recent: ['zap'] });
    expect(itemsOf(opened).map(({ kind }) => kind)).toEqual(['recent', 'clearRecent']);
    expect(isOpen(opened)).toBe(true);
    expect(isOpen(after({ kind: 'opened', recent: [] }))).toBe(false);
    expect(isOpen(after(typed('scan')))).toBe(false);
    expect(isOpen(after(typed('xqz'), answered('xqz', 0)))).toBe(true);
  });
});

describe('where a hit leads', () => {
  it.each([
    ['/docs/x#y', 'a b', '/docs/x?q=a+b#y'],
    ['/docs/x', 'c++ & d#', '/docs/x?q=c%2B%2B+%26+d%23'],
    ['/docs/x', '\ud800', '/docs/x?q=%EF%BF%BD'],
  ])('carries the query before the hash: %s and "%s"', (route, query, wanted) => {
    expect(hitRoute(outcome({ query }), hit({ route }))).toBe(wanted);
  });

  it('carries the words of the page if the query uses others', () => {
    const synonym = hit({ route: '/x', terms: ['kubernetes'] });
    expect(hitRoute(outcome({ query: 'k8s' }), synonym)).toBe('/x?q=kubernetes');
    expect(hitRoute(outcome({ query: 'kubernetse', relaxed: 'fuzzy' }), synonym)).toBe('/x?q=kubernetes');
    expect(hitRoute(outcome({ query: 'Kubern' }), synonym)).toBe('/x?q=Kubern');
  });
});

describe('what is said of an answer', () => {
  const groups = [group('/a', { route: '/a' })];

  it('names the shown and all results', () => {
    expect(describeOutcome(outcome({ groups, total: 1 }))).toBe('1 result.');
    expect(describeOutcome(outcome({ groups, total: 4 }))).toBe('1 of 4 results.');
    expect(describeOutcome(outcome({}))).toBe('No results found.');
  });

  it('says when the results are not quite what was asked for', () => {
    expect(relaxedNote(outcome({ groups, relaxed: 'dropped' }))).toMatch(/all these words/);
    expect(relaxedNote(outcome({ groups, relaxed: 'fuzzy' }))).toMatch(/similar/);
    expect(relaxedNote(outcome({ relaxed: 'fuzzy' }))).toBe('');
  });
});

describe('filters', () => {
  const groups = [group('/a', { route: '/a' }, { route: '/a#x' }), group('/b', { route: '/b' })];
  const all = { query: 'x', type: '', section: '', tag: '' } as const;

  it('are offered with the number of pages that they leave', () => {
    expect(listFacets(groups)).toEqual({
      type: [
        { value: 'docs', count: 2 },
        { value: 'blog', count: 0 },
        { value: 'other', count: 0 },
      ],
      section: [{ value: 'Hooks', count: 2 }],
      tag: [{ value: 'sbom', count: 2 }],
    });
  });

  it('leave the pages that they ask for', () => {
    expect(filterGroups(groups, all)).toHaveLength(2);
    expect(filterGroups(groups, { ...all, type: 'docs', section: 'Hooks', tag: 'sbom' })).toHaveLength(2);
    expect(filterGroups(groups, { ...all, type: 'blog' })).toEqual([]);
    expect(filterGroups(groups, { ...all, section: 'Scanners' })).toEqual([]);
    expect(filterGroups(groups, { ...all, tag: 'zap' })).toEqual([]);
  });
});
