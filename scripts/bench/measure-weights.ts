import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export type WeightFigure = Readonly<{
  page: string;
  'html kB': number;
  'css kB': number;
  'html + css kB': number;
  'script kB': number;
}>;

const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length;
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
    files.reduce((sum, href) => sum + brotli(path.join(folder, href)), 0);
  const html = brotli(file);
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

/** Takes an export and routes and gives what a first visit transfers, compressed with brotli (quality 11). */
export function measureWeights(folder: string, routes: readonly string[]): WeightFigure[] {
  return routes.filter((route) => existsSync(htmlFile(folder, route))).map((route) => weigh(folder, route));
}
