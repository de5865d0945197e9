import { expect, it } from 'vitest';
import { styleHintFilter } from './drop-style-hints';

const link = (href: string): string => `<link rel="preload" href="${href}" as="style"/>`;
const data = String.raw`<script>self.__next_f.push([1,"1:I[7]\n:HL[\"/_next/used.css\",\"style\"]\n:HL[\"/_next/error.css\",\"style\"]\n2:[]"])</script>`;
const page = `<head><link rel="stylesheet" href="/_next/used.css" data-precedence="next"/>${link('/_next/used.css')}${link('/_next/error.css')}</head>${data}`;

it('leaves out hints to style sheets that the page does not link to, and nothing else', () => {
  expect(styleHintFilter(page)(page)).toBe(
    page.replace(link('/_next/error.css'), '').replace(String.raw`:HL[\"/_next/error.css\",\"style\"]\n`, ''),
  );
});

it('does the same in a file of page data', () => {
  const rows = [
    '1:I[7]',
    ':HL["/_next/used.css","style"]',
    ':HL["/_next/error.css","style"]',
    ':HL["/font.woff2","font"]',
  ];
  expect(styleHintFilter(page)(`${rows.join('\n')}\n`).split('\n')).toEqual([rows[0], rows[1], rows[3], '']);
});
