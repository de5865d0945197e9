import { createHash } from 'node:crypto';
import type { Edit } from './edit-text';
import type { FoundElement } from './find-elements';
import { integrity, type IntegrityOf } from './integrity';
import { joinPageData } from './page-data';

/** What lets the scripts of a page start late. */
export type Deferral = Readonly<{
  edits: readonly Edit[];
  /** The elements that no edit touches. */ untouched: readonly FoundElement[];
  /** The file that the inline scripts became. */
  data?: Readonly<{ /** Path below the site's root. */ path: string; code: string }>;
}>;

type RuntimePart = Readonly<{
  /** Code of an inline script. */ code?: string;
  /** Address of a script file. */ src?: string;
}>;

/** What the element is to the runtime: its data, one of its files, what goes (hints, files for browsers without modules, which the site does not support); or nothing, like JSON-LD. */
function runtimePart({ name, attributes, text }: FoundElement): RuntimePart | undefined {
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

type Settings = Readonly<{
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
 * Takes the scripts and links of an exported page and gives the edits that make it complete without Next's runtime: inline scripts move, in order,
 * into one file, and that file and the runtime's are loaded by a starter once the page is shown, each with its integrity. The data comes first, so
 * hydration finds it as it would inline. Throws where the page has a runtime and no boot script.
 */
export function deferScripts(elements: readonly FoundElement[], settings: Settings): Deferral {
  const { baseUrl, integrityOf, boot, filter, starterOf } = settings;
  const parts = elements.map(runtimePart);
  const inline = joinPageData(
    parts.flatMap((part) => part?.code ?? []),
    filter,
  );
  if (inline === '') return { edits: [], untouched: elements };
  const code = `${inline}\n`;
  const path = `_next/static/data/${createHash('sha256').update(code).digest('hex').slice(0, 20)}.js`;
  const runtime = [...new Set(parts.flatMap((part) => part?.src ?? []))].map(
    (src) => `${src} ${integrityOf(src) ?? ''}`,
  );
  const place = elements.find(({ attributes }) => attributes.get('src') === boot);
  if (!place) throw new Error(`A page does not load ${boot}: app/layout.tsx puts it into each.`);
  const starter = starterOf(runtime.join(' '));
  const first = `${baseUrl}${path} ${integrity(code)}`;
  const tag = `<script src="${starter}" data-first="${first}" integrity="${integrityOf(starter) ?? ''}"></script>`;
  const gone = elements.filter((_, index) => parts[index]);
  return {
    edits: [
      { start: place.start, end: place.end, text: tag },
      ...gone.map(({ start, end }) => ({ start, end, text: '' })),
    ],
    untouched: elements.filter((element, index) => element !== place && !parts[index]),
    data: { path, code },
  };
}
