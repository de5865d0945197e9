import { createHash } from 'node:crypto';
import { findElements, type FoundElement } from './find-elements';
import { integrity, type IntegrityOf } from './integrity';
import { joinPageData } from './page-data';

/** A page whose scripts start late, and the file that its inline scripts became. */
export type DeferredPage = Readonly<{
  html: string;
  data?: Readonly<{ /** Path below the site's root. */ path: string; code: string }>;
}>;

type Found = Readonly<{
  start: number;
  end: number;
  /** Code of an inline script. */ code?: string;
  /** Address of a script file. */ src?: string;
}>;

/** What the element is to the runtime: its data, one of its files, what goes (hints, files for browsers without modules, which the site does not support); or nothing, like JSON-LD. */
function runtimePart({ name, attributes, text }: FoundElement): Pick<Found, 'code' | 'src'> | undefined {
  const src = attributes.get('src');
  if (name === 'link')
    return attributes.get('as') === 'script' && attributes.get('rel') === 'preload' && attributes.has('href')
      ? {}
      : undefined;
  if (attributes.has('type')) return undefined;
  if (attributes.has('nomodule')) return {};
  if (src !== undefined) return attributes.has('async') ? { src } : undefined;
  return text === '' ? undefined : { code: text };
}

const runtimeParts = (html: string): Found[] =>
  findElements(html).flatMap((element) => {
    const part = runtimePart(element);
    return part ? [{ start: element.start, end: element.end, ...part }] : [];
  });

function without(html: string, parts: readonly Found[]): string {
  const starts = [0, ...parts.map((part) => part.end)];
  const ends = [...parts.map((part) => part.start), html.length];
  return starts.map((start, index) => html.slice(start, ends[index])).join('');
}

type Deferral = Readonly<{
  baseUrl: string;
  integrityOf: IntegrityOf;
  /** Address of the script that runs before the first paint; the starter, which holds it, takes its place. */
  boot: string;
  /** What becomes of the page's data. */
  filter: (data: string) => string;
  /** Takes the runtime's files, each followed by its integrity, and gives the address of the script that starts them. */
  starterOf: (runtime: string) => string;
}>;

/**
 * Takes an exported page and makes it complete without Next's runtime: inline scripts move, in order, into one file, and that file and the
 * runtime's are loaded by a starter once the page is shown, each with its integrity. The data comes first, so hydration finds it as it would inline.
 * Throws where the page has a runtime and no boot script.
 */
export function deferScripts(html: string, { baseUrl, integrityOf, boot, filter, starterOf }: Deferral): DeferredPage {
  const parts = runtimeParts(html);
  const inline = joinPageData(
    parts.flatMap((part) => part.code ?? []),
    filter,
  );
  if (inline === '') return { html };
  const code = `${inline}\n`;
  const path = `_next/static/data/${createHash('sha256').update(code).digest('hex').slice(0, 20)}.js`;
  const runtime = [...new Set(parts.flatMap((part) => part.src ?? []))].map(
    (src) => `${src} ${integrityOf(src) ?? ''}`,
  );
  const first = `${baseUrl}${path} ${integrity(code)}`;
  const place = `<script src="${boot}"></script>`;
  if (!html.includes(place)) throw new Error(`A page has no ${place}: app/layout.tsx puts it into each.`);
  const tag = `<script src="${starterOf(runtime.join(' '))}" data-first="${first}"></script>`;
  return { html: without(html, parts).replace(place, () => tag), data: { path, code } };
}
