import { describe, expect, it } from 'vitest';
import type { HitGroup, SearchHit, SearchOutcome } from '@/lib/search/common/types';
import { describeOutcome, relaxedNote } from './describe-outcome';
import { groupItems } from './group-items';
import { hitRoute, resultsRoute, withQuery } from './hit-route';
import { listFacets } from './list-facets';
import { hitItems, recentItems } from './search-items';

type Place = Readonly<{ route: string; title?: string; terms?: readonly string[] }>;

const hit = ({ route, title = 'Section', terms = [] }: Place): SearchHit => ({
  document: {
    id: 1,
    title,
    content: '',
    tags: ['sbom'],
    sidebarParentCategories: ['Hooks'],
    type: 'docs',
    sectionTitle: title,
    pageTitle: 'Page',
    sectionRoute: route,
  },
  score: 1,
  terms,
  breadcrumb: [],
  title: [],
  excerpt: [],
  why: [],
});

const group = (route: string, ...places: readonly Place[]): HitGroup => ({
  pageTitle: 'Page',
  route,
  type: 'docs',
  breadcrumb: [],
  score: 1,
  hits: places.map(hit),
});

const outcome = (facts: Partial<SearchOutcome>): SearchOutcome => ({
  query: 'scan',
  terms: [],
  groups: [],
  total: 0,
  relaxed: 'no',
  ...facts,
});

describe('the entries of the panel', () => {
  const found = outcome({
    groups: [group('/a', { route: '/a' }, { route: '/a#x' }), group('/b', { route: '/b#y' })],
    total: 30,
  });

  it('are the hits in order and the way to all of them', () => {
    expect(hitItems(found).map((item) => (item.kind === 'hit' ? item.route : item))).toEqual([
      '/a?q=scan',
      '/a?q=scan#x',
      '/b?q=scan#y',
      { kind: 'all', query: 'scan', shown: 3, total: 30 },
    ]);
  });

  it('are none before there is an answer, and for an answer without hits', () => {
    expect(hitItems(undefined)).toEqual([]);
    expect(hitItems(outcome({}))).toEqual([]);
  });

  it('stand together by page, and keep their place for the arrow keys', () => {
    const groups = groupItems(hitItems(found));
    expect(groups.map(({ heading, entries }) => [heading?.kind, entries.map(({ index }) => index)])).toEqual([
      ['page', [0, 1]],
      ['page', [2]],
      [undefined, [3]],
    ]);
  });

  it('are the recent searches and a way to forget them, and nothing where there are none', () => {
    expect(recentItems(['zap', 'nmap'])).toEqual([
      { kind: 'recent', query: 'zap' },
      { kind: 'recent', query: 'nmap' },
      { kind: 'clearRecent' },
    ]);
    expect(groupItems(recentItems(['zap']))).toHaveLength(1);
    expect(recentItems([])).toEqual([]);
  });
});

describe('where a hit leads', () => {
  it.each([
    ['/docs/x#y', 'a b', '/docs/x?q=a+b#y'],
    ['/docs/x', 'c++ & d#', '/docs/x?q=c%2B%2B+%26+d%23'],
    ['/docs/x#y', '', '/docs/x#y'],
    ['/docs/x', '\ud800', '/docs/x?q=%EF%BF%BD'],
  ])('carries the query before the hash: %s and "%s"', (route, query, wanted) => {
    expect(withQuery(route, query)).toBe(wanted);
  });

  it('carries the words of the page where the query says it in others', () => {
    const synonym = hit({ route: '/x', terms: ['kubernetes'] });
    expect(hitRoute(outcome({ query: 'k8s' }), synonym)).toBe('/x?q=kubernetes');
    expect(hitRoute(outcome({ query: 'kubernetse', relaxed: 'fuzzy' }), synonym)).toBe('/x?q=kubernetes');
    expect(hitRoute(outcome({ query: 'Kubern' }), synonym)).toBe('/x?q=Kubern');
  });

  it('is the search page for all results', () => {
    expect(resultsRoute(' scan ')).toBe('/search?q=scan');
    expect(resultsRoute('')).toBe('/search');
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

it('filters are offered with the number of pages that they leave', () => {
  const facets = listFacets(
    outcome({ groups: [group('/a', { route: '/a' }, { route: '/a#x' }), group('/b', { route: '/b' })] }),
  );
  expect(facets).toEqual({
    types: [{ value: 'docs', count: 2 }],
    sections: [{ value: 'Hooks', count: 2 }],
    tags: [{ value: 'sbom', count: 2 }],
  });
});
