import type { FoundElement } from '../files/find-elements';

/**
 * All that this site takes for granted of the files that `next build` exports and that no document of Next's promises.
 * `contracts.test.ts` holds each against an export recorded from the version in package.json (`npm run record:next`).
 */
export const contracts = {
  /** Next's runtime is loaded by scripts without a type that are `async`, from below `_next/static/`. */
  isRuntimeFile: ({ name, attributes }: FoundElement): boolean =>
    isCode({ name, attributes }) &&
    attributes.has('async') &&
    /\/_next\/static\/.+\.js$/.test(attributes.get('src') ?? ''),

  /** Scripts for browsers without modules, which this site does not support. */
  isForOldBrowsers: ({ name, attributes }: FoundElement): boolean =>
    isCode({ name, attributes }) && attributes.has('nomodule'),

  /** A page's data stands in inline scripts without a type; they hand it, in order, to `self.__next_f`, and may run before the runtime. */
  isPageData: ({ name, attributes }: FoundElement): boolean => isCode({ name, attributes }) && !attributes.has('src'),

  /** Hints to fetch files of the runtime early are links in the head. */
  isRuntimeHint: ({ name, attributes }: FoundElement): boolean =>
    name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script',

  /** The head begins with the declaration of the encoding. */
  head: /<head[^>]*>\s*<meta charset="utf-8"\s*\/?>/i,

  /** A page's data for navigation stand, besides where browsers ask for them, once more in a file that none does. */
  copyOfData: (htmlFile: string): string =>
    htmlFile === 'index.html' ? '__next._full.txt' : htmlFile.replace(/\.html$/, '/__next._full.txt'),
} as const;

const isCode = ({ name, attributes }: Pick<FoundElement, 'name' | 'attributes'>): boolean =>
  name === 'script' && !attributes.has('type');
