import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFilesBelow } from '../../lib/site/list-files-below';
import { sentForm } from '../compressed-form';

export type WeightFigure = Readonly<{
  page: string;
  'html kB': number;
  'css kB': number;
  'html + css kB': number;
  'script kB': number;
}>;

const sentBytes = (file: string): number => statSync(sentForm(file, 'br').file).size;
const kilobytes = (bytes: number): number => Number((bytes / 1000).toFixed(1));

function linkedFiles(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

const htmlFile = (folder: string, route: string): string =>
  path.join(folder, route === '/' ? 'index.html' : `${route}.html`);

/** Scripts that a page starts once it is shown: its data, and what the starter names. */
function lateScripts(folder: string, html: string): string[] {
  const [, starter = '', first = ''] = /<script src="([^"]+)" data-first="(\S+)/.exec(html) ?? [];
  if (starter === '') return [];
  const [, runtime = ''] = /runtimeFiles="([^"]*)"/.exec(readFileSync(path.join(folder, starter), 'utf8')) ?? [];
  return [first, ...[...runtime.matchAll(/(\S+) \S+/g)].map(([, script = '']) => script)];
}

function weigh(folder: string, route: string): WeightFigure {
  const file = htmlFile(folder, route);
  const source = readFileSync(file, 'utf8');
  const total = (files: readonly string[]): number =>
    files.reduce((sum, href) => sum + sentBytes(path.join(folder, href)), 0);
  const html = sentBytes(file);
  const css = total(linkedFiles(source, /<link rel="stylesheet" href="([^"?]+)/g));
  const script = total([...linkedFiles(source, /<script[^>]* src="([^"?]+)/g), ...lateScripts(folder, source)]);
  return {
    page: route,
    'html kB': kilobytes(html),
    'css kB': kilobytes(css),
    'html + css kB': kilobytes(html + css),
    'script kB': kilobytes(script),
  };
}

/** The docs page whose text takes the most bytes. */
function heaviestDocsPage(folder: string): string {
  const files = listFilesBelow(path.join(folder, 'docs')).filter((file) => file.endsWith('.html'));
  const sizes = files.map((file) => sentBytes(path.join(folder, 'docs', file)));
  return `/docs/${files[sizes.indexOf(Math.max(...sizes))] ?? ''}`.replace(/\.html$/, '');
}

/** Takes an export and routes and gives what a first visit of each, and of the heaviest docs page, transfers, as hosts send it to a browser that takes brotli. */
export function measureWeights(folder: string, routes: readonly string[]): WeightFigure[] {
  return [...new Set([...routes, heaviestDocsPage(folder)])]
    .filter((route) => existsSync(htmlFile(folder, route)))
    .map((route) => weigh(folder, route));
}
