import type { FoundElement } from '../files/find-elements';

/**
 * Properties of the files exported by `next build` that this site relies on although Next does not document them.
 * `contracts.test.ts` checks each with an export recorded from the version in package.json (`npm run record:next`).
 */
export const contracts = {
  /** Next's runtime is loaded by scripts without a type that are `async`, from below `_next/static/`. */
  isRuntimeFile: ({ name, attributes }: FoundElement): boolean =>
    isScript({ name, attributes }) &&
    attributes.has('async') &&
    /\/_next\/static\/.+\.js$/.test(attributes.get('src') ?? ''),

  /** Scripts for browsers without modules, which this site does not support. */
  isForOldBrowsers: ({ name, attributes }: FoundElement): boolean =>
    isScript({ name, attributes }) && attributes.has('nomodule'),

  /** A page's data is in inline scripts without a type; they push it, in order, to `self.__next_f`, and may run before the runtime. */
  isPageData: ({ name, attributes }: FoundElement): boolean => isScript({ name, attributes }) && !attributes.has('src'),

  /** Preload hints for the runtime's files are links in the head. */
  isRuntimeHint: ({ name, attributes }: FoundElement): boolean =>
    name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script',

  /** The head begins with the declaration of the encoding. */
  head: /<head[^>]*>\s*<meta charset="utf-8"\s*\/?>/i,

  /** A page's navigation data is duplicated in a file that browsers never request. */
  duplicateDataFile: (htmlFile: string): string =>
    htmlFile === 'index.html' ? '__next._full.txt' : htmlFile.replace(/\.html$/, '/__next._full.txt'),
} as const;

const isScript = ({ name, attributes }: Pick<FoundElement, 'name' | 'attributes'>): boolean =>
  name === 'script' && !attributes.has('type');
