import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeSite } from '../content/fixtures/temporary-site';
import type { ContentIssue } from '../errors/content-issue';
import { checkExport, type Deployment } from './check-export';

const head =
  '<title>Page</title><meta name="description" content="About"><link rel="canonical" href="https://docs.example.com/x">';
const html = (body: string, inHead = head): string =>
  `<!doctype html><html lang="en"><head>${inHead}</head><body><h1>Page</h1>${body}</body></html>`;

function check(files: Readonly<Record<string, string>>, place: Deployment = { baseUrl: '/' }): ContentIssue[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'export-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeSite(folder, files);
  return checkExport(folder, place);
}

/** The issues of an exported site, each as file, rule and message. */
const issuesOf = (files: Readonly<Record<string, string>>, baseUrl = '/'): string[] =>
  check(files, { baseUrl }).map(({ file, rule, message }) => `${file} ${rule}: ${message}`);

describe('checkExport', () => {
  it('lets links lead to the builds of other languages, which stand on the same host', () => {
    const files = { 'index.html': html('<a href="/de/docs">Deutsch</a> <a href="/dead">Dead</a>') };
    const issues = check(files, { baseUrl: '/', otherBuilds: ['/de/'] });
    expect(issues.map(({ message }) => message)).toEqual(['<a> leads to /dead, where there is no file.']);
  });

  it('lets links lead to files that another command adds', () => {
    const files = { 'index.html': html('<a href="/preview/a.zip">Later</a> <a href="/preview/b.zip">Never</a>') };
    const issues = check(files, { baseUrl: '/preview/', later: ['/a.zip'] });
    expect(issues.map(({ message }) => message)).toEqual(['<a> leads to /preview/b.zip, where there is no file.']);
  });

  it('says nothing about a sound site', () => {
    const index = html(`
      <a href="/docs/hooks#usage">a page</a> <a href="/docs/chart.yaml">a dotted page</a> <a href="docs/hooks">a relative page</a>
      <a href="#note">a footnote</a> <a href="#">top</a> <a href="/docs/hooks.md">a text</a> <a href="mailto:a@example.com">mail</a>
      <a href="https://example.org">elsewhere</a> <img src="/static/a.png" srcset="/static/a.png 1x, /static/b.png 2x" alt="">
      <svg><title>Drawing</title><use href="#note"></use></svg> <p id="note">Note</p> <template><p id="note"></p></template><noscript><a href="/docs/hooks">list</a></noscript>
    `);
    const hooks = html(
      '<details><summary>More</summary><p id="usage">Usage</p></details><a href="chart.yaml">beside</a><script src="/_next/x.js"></script>',
    );
    const files = {
      'docs/chart.yaml.html': html('<a href="/">home</a>'),
      'docs/hooks.md': '',
      'static/a.png': '',
      'static/b.png': '',
      '_next/x.js': '',
    };
    expect(issuesOf({ 'index.html': index, 'docs/hooks.html': hooks, ...files })).toEqual([]);
  });

  it('reports links and sources without a file, also with a trailing slash', () => {
    const body =
      '<a href="/docs/nope">x</a><img src="/static/nope.png" alt=""><a href="/docs/">x</a><link rel="stylesheet" href="/nope.css">';
    expect(issuesOf({ 'index.html': html(body), 'docs.html': html('') })).toEqual([
      'index.html export-link: <a> leads to /docs/nope, where there is no file.',
      'index.html export-link: <img> leads to /static/nope.png, where there is no file.',
      'index.html export-link: <a> leads to /docs/, where there is no file.',
      'index.html export-link: <link> leads to /nope.css, where there is no file.',
    ]);
  });

  it('reports ids that no element has, in the same page and in others', () => {
    const body = '<a href="#fn-1">x</a><a href="/docs#gone">x</a><a href="/docs#gr%C3%B6%C3%9Fe">x</a>';
    expect(issuesOf({ 'index.html': html(body), 'docs.html': html('<p id="größe"></p>') })).toEqual([
      'index.html export-anchor: <a> leads to #fn-1, but /index.html has no element with the id "fn-1".',
      'index.html export-anchor: <a> leads to /docs#gone, but /docs.html has no element with the id "gone".',
    ]);
  });

  it('warns of a missing id, and lets the build go on; a missing page is an error', () => {
    const issues = check({ 'index.html': html('<a href="#gone">x</a><a href="/gone">x</a>') });
    expect(issues.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['export-link', 'error'],
      ['export-anchor', 'warning'],
    ]);
  });

  it('allows the one inline script and the one inline style that the policy of the page names', () => {
    const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = `<meta http-equiv="Content-Security-Policy" content="script-src ${hashOf(' x() ')};style-src ${hashOf('a{}')}">`;
    const body = (script: string): string => `${policy}<style>a{}</style><script>${script}</script>`;
    expect(issuesOf({ 'index.html': html(body(' x() ')) })).toEqual([]);
    expect(issuesOf({ 'index.html': html(body('y()')) })).toEqual([
      'index.html inline-script: The page contains an inline script: y()',
    ]);
  });

  it('reports what the strictest policy forbids', () => {
    const body =
      '<p style="color:red" onclick="x()">x</p><svg><style>a{}</style></svg><script src="https://cdn.example.org/x.js"></script><script>x()</script><script type="application/ld+json">{}</script><img src="//img.example.org/x.png" alt="">';
    expect(issuesOf({ 'index.html': html(body) })).toEqual([
      'index.html foreign-request: <script> loads https://cdn.example.org/x.js from another host.',
      'index.html foreign-request: <img> loads //img.example.org/x.png from another host.',
      'index.html inline-handler: The page contains an inline event handler: <p onclick>.',
      'index.html inline-script: The page contains an inline script: x()',
      'index.html inline-style: The page contains an inline style: <p style>.',
      'index.html inline-style: The page contains an inline style: <style>.',
    ]);
  });

  it('reports an id that several elements have, once', () => {
    expect(issuesOf({ 'index.html': html('<p id="a"></p><p id="a"></p><p id="a"></p>') })).toEqual([
      'index.html duplicate-id: Several elements have the id "a".',
    ]);
  });

  it('reports missing metadata, less for a page that search engines leave out', () => {
    const bare = '<!doctype html><html><head></head><body><svg><title>Drawing</title></svg></body></html>';
    const hidden = '<!doctype html><html><head><meta name="robots" content="noindex"></head><body></body></html>';
    expect(issuesOf({ 'a.html': bare, 'b.html': hidden })).toEqual([
      'a.html page-heading: The page has 0 <h1> headings; it needs exactly one.',
      'a.html page-metadata: The page has no language (<html lang>). So it is in 1 other file.',
      'a.html page-metadata: The page has no title. So it is in 1 other file.',
      'a.html page-metadata: The page has no description.',
      'a.html page-metadata: The page has no canonical address.',
    ]);
    expect(issuesOf({ 'a.html': html('<h1>Second</h1>') })).toEqual([
      'a.html page-heading: The page has 2 <h1> headings; it needs exactly one.',
    ]);
  });

  it('reports a mistake that is on every page once', () => {
    const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.html`, html('<a href="/gone">x</a>')]));
    expect(issuesOf(files)).toEqual([
      'a.html export-link: <a> leads to /gone, where there is no file. So it is in 2 other files.',
    ]);
  });

  it('asks for the base URL in every address', () => {
    const body = '<a href="/preview">x</a><a href="/preview/docs">x</a><a href="/docs">x</a>';
    expect(issuesOf({ 'index.html': html(body), 'docs.html': html('') }, '/preview/')).toEqual([
      'index.html export-link: <a> leads to /docs, where there is no file.',
    ]);
  });
});
