import { describe, expect, it } from 'vitest';
import { mergedStyleFilter, mergeStyles } from './merge-styles';

const link = (name: string): string => `<link rel="stylesheet" href="/_next/${name}.css" data-precedence="next"/>`;
const page = (...names: string[]): string => `<head>${names.map(link).join('')}</head>`;
const read = (href: string): string => `/* ${href} */\n`;
const pages = [page('base', 'text', 'docs', 'toc'), page('base', 'text', 'home')];
const merged = mergeStyles(pages, read);

describe('style sheets that always stand together', () => {
  it('become one file, in their order', () => {
    expect(merged.map(({ css }) => css)).toEqual([
      '/* /_next/base.css */\n/* /_next/text.css */',
      '/* /_next/docs.css */\n/* /_next/toc.css */',
    ]);
  });

  it('get a name that changes with their content', () => {
    const [other] = mergeStyles(pages, (href) => `${read(href)}a {}`);
    expect(merged[0]?.href).toMatch(/^\/_next\/[0-9a-f]{16}\.css$/);
    expect(other?.href).not.toBe(merged[0]?.href);
  });

  it('are left alone when there is only one of them', () => {
    expect(mergeStyles([page('base', 'home'), page('base')], read)).toEqual([]);
  });
});

describe('a page', () => {
  const [base, docs] = merged.map(({ href }) => href);

  it('links to each file once, and to others as before', () => {
    expect(mergedStyleFilter(merged)(pages[0] ?? '')).toBe(
      `<head><link rel="stylesheet" href="${base}" data-precedence="next"/><link rel="stylesheet" href="${docs}" data-precedence="next"/></head>`,
    );
    expect(mergedStyleFilter(merged)(pages[1] ?? '')).toContain(link('home'));
  });

  it('names them in its data as well, with one hint each', () => {
    const row = (href: string): string => String.raw`:HL[\"${href}\",\"style\"]\n`;
    const data = `${row('/_next/base.css')}${row('/_next/text.css')}${row('/_next/home.css')}`;
    expect(mergedStyleFilter(merged)(data)).toBe(`${row(base ?? '')}${row('/_next/home.css')}`);
  });
});
