import { expect, it } from 'vitest';
import { settleSearchLink } from './settle-search-link';

const link = '<link rel="search" href="/opensearch.xml" title="Docs"/>';
const page = (head: string): string => `<html><head>${head}</head><body>${link}</body></html>`;

it('puts the link to the search last in the head, wherever it stood', () => {
  const settled = page(`<title>A</title><link rel="icon" href="/a.svg"/>${link}`);
  expect(settleSearchLink(page(`${link}<title>A</title><link rel="icon" href="/a.svg"/>`))).toBe(settled);
  expect(settleSearchLink(page(`<title>A</title>${link}<link rel="icon" href="/a.svg"/>`))).toBe(settled);
  expect(settleSearchLink(settled)).toBe(settled);
});

it('leaves pages without one, and without a head, alone', () => {
  expect(settleSearchLink(page('<title>A</title>'))).toBe(page('<title>A</title>'));
  expect(settleSearchLink(link)).toBe(link);
});
