import { describe, expect, it } from 'vitest';
import { mergedStyleFilter, mergeStyles, type MergedStyles } from './merge-styles';

const link = (href: string): string => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const page = (...names: string[]): string => `<head>${names.map((name) => link(`/_next/${name}.css`)).join('')}</head>`;
const read = (href: string): string => `/* ${href} */\n`;
const docs = page('base', 'text', 'docs');
const merged = mergeStyles(docs, read) as MergedStyles;

describe('the style sheets of a page', () => {
  it('become one file, in their order', () => {
    expect(merged.css).toBe('/* /_next/base.css */\n/* /_next/text.css */\n/* /_next/docs.css */');
  });

  it('become the same file on every page that has the same ones', () => {
    expect(mergeStyles(`${docs}<p>Other text</p>`, read)).toEqual(merged);
  });

  it('get a name that changes with their content', () => {
    expect(merged.href).toMatch(/^\/_next\/[0-9a-f]{16}\.css$/);
    expect(mergeStyles(docs, (href) => `${read(href)}a {}`)?.href).not.toBe(merged.href);
  });

  it('are joined by those of components that are loaded when they are needed', () => {
    const late = '<link href="/_next/late.css" rel="stylesheet" as="style" data-precedence="dynamic"/>';
    const all = mergeStyles(docs + late, read) as MergedStyles;
    expect(all.members).toEqual([...merged.members, '/_next/late.css']);
    expect(mergedStyleFilter(all)(docs + late)).toBe(`<head>${link(all.href)}</head>`);
  });

  it('are left alone where there is only one', () => {
    expect(mergeStyles(page('base'), read)).toBeUndefined();
  });
});

describe('a page', () => {
  const filter = mergedStyleFilter(merged);

  it('links to the file once', () => {
    expect(filter(docs)).toBe(`<head>${link(merged.href)}</head>`);
  });

  it('names it in its data as well, with one hint, and leaves other style sheets alone', () => {
    const row = (href: string): string => String.raw`:HL[\"${href}\",\"style\"]\n`;
    const data = `${row('/_next/base.css')}${row('/_next/text.css')}${row('/_next/live.css')}`;
    expect(filter(data)).toBe(`${row(merged.href)}${row('/_next/live.css')}`);
  });

  it('names it once in each list of its data', () => {
    const element = (key: number, href: string): string =>
      `["$","link","${key}",{"rel":"stylesheet","href":"${href}","precedence":"next","nonce":"$undefined"}]`;
    const data = `0:[[${element(0, '/_next/base.css')},${element(1, '/_next/text.css')},${element(2, '/_next/live.css')}],1]\n`;
    expect(filter(data)).toBe(`0:[[${element(0, merged.href)},${element(2, '/_next/live.css')}],1]\n`);
  });

  it('does not name it again in rows of its data', () => {
    const link = (key: number, href: string): string =>
      `["$","link","${key}",{"rel":"stylesheet","href":"${href}","precedence":"next"}]`;
    const rows = `1a:${link(0, '/_next/text.css')}\n1b:${link(1, '/_next/live.css')}\n`;
    expect(filter(`${rows}0:[[${link(0, '/_next/base.css')}],["$L1a","$L1b"]]\n`)).toBe(
      `1a:null\n1b:${link(1, '/_next/live.css')}\n0:[[${link(0, merged.href)}],["$L1a","$L1b"]]\n`,
    );
    expect(filter(`1a:${link(0, '/_next/text.css')}\n`)).toBe(`1a:${link(0, merged.href)}\n`);
  });
});
