import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contracts } from './contracts';
import { findElements } from '../files/find-elements';
import { runtimePlaceholder } from './finish-page';

/** An export by the installed version of Next.js, recorded with `npm run record:next`. */
const recorded = path.join(import.meta.dirname, 'fixtures');
const read = (file: string): string => readFileSync(path.join(recorded, file), 'utf8');
const files = read('files.txt').trim().split('\n');
const pages = files.filter((file) => file.endsWith('.html'));
const shown = pages.filter((file) => !/^(404|_not-found)/.test(file));

it('is recorded from the version that package.json names', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: { next: string } };
  expect(read('version.txt').trim(), 'run npm run record:next').toBe(dependencies.next);
});

describe.each(pages)('of %s', (file) => {
  const html = read(file);
  const elements = findElements(html);

  it('head: the declaration of the encoding comes first', () => {
    expect(html).toMatch(contracts.head);
  });

  it('isRuntimeFile: the runtime is loaded by scripts that are async', () => {
    const sources = elements.filter(contracts.isRuntimeFile).map(({ attributes }) => attributes.get('src'));
    expect(sources.length).toBeGreaterThan(2);
    expect(sources.filter((source) => !files.includes(source?.slice(1) ?? ''))).toEqual([]);
  });

  it('isPageData: inline scripts push the data to self.__next_f, or tell the bundler what to start', () => {
    const texts = elements.filter(contracts.isPageData).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => !/^\(?self\.__next_f|^\(globalThis\["TURBOPACK"\]/.test(text))).toEqual([]);
  });

  it('every script is one that the contracts know, the site’s own, or structured data', () => {
    const { isForOldBrowsers, isPageData, isRuntimeFile } = contracts;
    const others = elements.filter(
      (element) =>
        element.name === 'script' && ![isForOldBrowsers, isPageData, isRuntimeFile].some((holds) => holds(element)),
    );
    expect(others.map(({ attributes }) => attributes.get('src') ?? attributes.get('type'))).toEqual(
      shown.includes(file) ? expect.arrayContaining(['/static/controls.js']) : [],
    );
  });

  it('isRuntimeHint: hints to fetch scripts early are links to files of the runtime', () => {
    const hints = elements.filter(contracts.isRuntimeHint).map(({ attributes }) => attributes.get('href'));
    expect(hints.filter((href) => !href?.startsWith('/_next/static/'))).toEqual([]);
  });
});

it.each(shown)('runtimePlaceholder: %s keeps the placeholder of the layout', (file) => {
  expect(read(file).split(runtimePlaceholder)).toHaveLength(2);
});

it.each(shown)('duplicateDataFile: the data of %s has a file that no browser requests', (file) => {
  expect(files).toContain(contracts.duplicateDataFile(file));
});
