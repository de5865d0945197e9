import { expect, it } from 'vitest';
import { findElements } from './find-elements';

const summary = (html: string): string[] =>
  findElements(html, 'script', 'link').map(({ start, end, startTagEnd, text }) =>
    [html.slice(start, startTagEnd), text, html.slice(start, end)].join(' | '),
  );

it('gives scripts and links with their place and text', () => {
  expect(
    summary(
      '<head><link rel="a" href="/x"/><link href=/y><script async src="/z"></script></head><script>a("<b>")</script>',
    ),
  ).toEqual([
    '<link rel="a" href="/x"/> |  | <link rel="a" href="/x"/>',
    '<link href=/y> |  | <link href=/y>',
    '<script async src="/z"> |  | <script async src="/z"></script>',
    '<script> | a("<b>") | <script>a("<b>")</script>',
  ]);
});

it('reads attributes as a browser does', () => {
  const [script] = findElements('<script src="/a?b&amp;c" ASYNC data-x=\'"\'></script>');
  expect([...(script?.attributes ?? [])]).toEqual([
    ['src', '/a?b&c'],
    ['async', ''],
    ['data-x', '"'],
  ]);
});

it.each([
  '<p title="<script src=/x></script>">&lt;script></p>',
  '<!-- <link href="/x"> -->',
  '<title><link href="/x"></title>',
  '<textarea><script></script></textarea>',
  '<style>a::before { content: "<link>" }</style>',
])('finds nothing that only looks like one: %s', (html) => {
  expect(findElements(html, 'script', 'link')).toEqual([]);
});

it('continues after a self-closing element in a drawing', () => {
  expect(summary('<svg><title/><style/><path d="M0"/></svg><link href="/x">')).toHaveLength(1);
});

it('finds all elements except those in templates, and the text of a title and a style', () => {
  const html =
    '<title>A &amp; b</title><style>a{}</style><template><p id="a"><script></script></template><p id="b">x</p>';
  expect(findElements(html).map(({ name, text }) => `${name} ${text}`.trim())).toEqual([
    'title A &amp; b',
    'style a{}',
    'template',
    'p',
  ]);
});
