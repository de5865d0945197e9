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

function weigh(folder: string, route: string): WeightFigure {
  const file = htmlFile(folder, route);
  const source = readFileSync(file, 'utf8');
  const total = (files: readonly string[]): number =>
    files.reduce((sum, href) => sum + brotli(path.join(folder, href)), 0);
  const html = brotli(file);
  const css = total(linkedFiles(source, /<link rel="stylesheet" href="([^"?]+)/g));
  // `nomodule` scripts are for browsers that this site does not support; no current one loads them.
  const scripts = source.replace(/<script[^>]*nomodule[^>]*>/gi, '');
  const late = linkedFiles(scripts, /data-scripts="([^"]+)/g).flatMap((files) => files.match(/\/\S+(?= )/g) ?? []);
  const script = total([...linkedFiles(scripts, /<script[^>]* src="([^"?]+)/g), ...late]);
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
