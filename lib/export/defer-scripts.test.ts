import { describe, expect, it } from 'vitest';
import { deferScripts } from './defer-scripts';
import { editText } from './edit-text';
import { findElements } from './find-elements';
import { integrity } from './integrity';

const page =
  '<!DOCTYPE html><html><head><script src="/preview/static/boot.js"></script><link rel="preload" as="script" href="/preview/_next/a.js"/>' +
  '<script src="/preview/_next/a.js" async=""></script><script src="/preview/_next/old.js" nomodule=""></script>' +
  '<script type="application/ld+json">{"a":1}</script></head><body><p>Text</p><script id="_R_">first()</script><p>More</p>' +
  '<script>second("<\\/p>")</script><script src="/preview/_next/b.js" async=""></script><script src="/preview/_next/a.js" async=""></script></body></html>';

const integrityOf = (href: string): string => `sha256-of${href}`;
const defer = (html: string) =>
  deferScripts(findElements(html), {
    baseUrl: '/preview/',
    integrityOf,
    boot: '/preview/static/boot.js',
    filter: (data) => data,
    starterOf: (runtime) => `/preview/start.js?${runtime}`,
  });

describe('deferScripts', () => {
  const { edits, untouched, data } = defer(page);
  const html = editText(page, edits);

  it('moves inline scripts, in order, into one file named by its content', () => {
    expect(data?.code).toBe('first();\nsecond("<\\/p>")\n');
    expect(defer(page).data?.path).toBe(data?.path);
    expect(defer(page.replace('first', 'other')).data?.path).not.toBe(data?.path);
  });

  it('names the data and then each file of the runtime, once, to the starter, each with its integrity', () => {
    const runtime = '/preview/_next/a.js sha256-of/preview/_next/a.js /preview/_next/b.js sha256-of/preview/_next/b.js';
    const first = `/preview/${data?.path} ${integrity(data?.code ?? '')}`;
    expect(html).toContain(
      `<head><script src="/preview/start.js?${runtime}" data-first="${first}" integrity="sha256-of/preview/start.js?${runtime}"></script>`,
    );
  });

  it('leaves everything else byte for byte', () => {
    expect(html.replace(/<script src="\/preview\/start.js[^>]*><\/script>/, '')).toBe(
      '<!DOCTYPE html><html><head><script type="application/ld+json">{"a":1}</script></head><body><p>Text</p><p>More</p></body></html>',
    );
  });

  it('says which elements stay as they are', () => {
    expect(untouched.map(({ text }) => text)).toEqual(['{"a":1}']);
  });

  it('refuses a page whose runtime nothing would start', () => {
    expect(() => defer(page.replace('boot.js', 'other.js'))).toThrow('does not load /preview/static/boot.js');
  });

  it('leaves a page without a runtime alone', () => {
    expect(defer('<html><head></head></html>')).toEqual({ edits: [], untouched: [] });
  });
});
