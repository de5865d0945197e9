import type { BundledLanguage } from 'shiki/langs';
import { codeLanguages } from './languages';
import type { CodeLine } from './lines';
import { cachedText } from '../mdx/disk-cache';
import type { Fence } from './fences';
import { escapeHtml, highlightLines } from './highlighter';

/** In a diff of another language the markers are no part of the code. */
const hasMarkersOf = ({ isDiff, language }: Fence): boolean => isDiff && language !== 'diff';

type Code = Readonly<{ grammar?: BundledLanguage; code: string }>;

function codeOf(fence: Fence): Code {
  const hasMarkers = hasMarkersOf(fence);
  return {
    grammar: codeLanguages.find(({ name }) => name === fence.language)?.grammar,
    code: fence.lines.map(({ text }) => (hasMarkers ? text.slice(1) : text)).join('\n'),
  };
}

async function highlightAll(codes: readonly Code[]): Promise<string[]> {
  const htmls: string[] = [];
  for (const { grammar, code } of codes) htmls.push((await highlightLines(code, grammar)).join('\n'));
  return htmls;
}

/** Takes the fences of a page and gives the content of their `code` elements; where none of them is new, highlighting comes from the cache. */
export async function codeHtml(fences: readonly Fence[], cacheFolder: string): Promise<string[]> {
  if (fences.length === 0) return [];
  const codes = fences.map(codeOf);
  const json = await cachedText(cacheFolder, [JSON.stringify(codes)], async () =>
    JSON.stringify(await highlightAll(codes)),
  );
  const htmls = JSON.parse(json) as string[];
  return fences.map((fence, place) => inLines(fence, htmls[place] ?? ''));
}

/** Puts the lines of a fence in elements of their own, where they differ. */
function inLines(fence: Fence, html: string): string {
  const hasMarkers = hasMarkersOf(fence);
  const needsLines =
    fence.isDiff || fence.firstLineNumber !== undefined || fence.lines.some(({ isHighlighted }) => isHighlighted);
  if (!needsLines) return html;
  return html
    .split('\n')
    .map((line, index, all) =>
      lineHtml({ fence, index, html: line, end: index < all.length - 1 ? '\n' : '', hasMarkers }),
    )
    .join('');
}

type LineParts = Readonly<{ fence: Fence; index: number; html: string; end: string; hasMarkers: boolean }>;

// The line break stands inside, so that a line can be a block and still be copied.
function lineHtml({ fence, index, html, end, hasMarkers }: LineParts): string {
  const line = fence.lines[index];
  const classes = ['line', line?.isHighlighted ? 'highlighted' : '', line?.change ?? '']
    .filter((name) => name !== '')
    .join(' ');
  const number = fence.firstLineNumber === undefined ? '' : ` data-line="${fence.firstLineNumber + index}"`;
  return `<span class="${classes}"${number}>${hasMarkers ? markerHtml(line) : ''}${html}${end}</span>`;
}

const markerClasses = { inserted: 't-ins', deleted: 't-del' } as const;

function markerHtml(line: CodeLine | undefined): string {
  const marker = line?.text.slice(0, 1) ?? '';
  return line?.change ? `<span class="${markerClasses[line.change]}">${marker}</span>` : escapeHtml(marker);
}

/** Takes a fence and gives what its copy button must copy; `undefined` where that is simply the text shown. */
export function copyText({ isDiff, lines }: Fence): string | undefined {
  // A whole patch is copied to be applied, a marked-up sample to be used: there the outcome is wanted.
  const isPatch = lines.some(({ text }) => text.startsWith('@@ '));
  if (!isDiff || isPatch) return undefined;
  const outcome = lines.filter(({ change }) => change !== 'deleted').map(({ text }) => text.replace(/^[+ ]/, ''));
  return outcome.join('\n');
}
