import { expect, it } from 'vitest';
import { temporarySite, writeSite } from '../content/fixtures/temporary-site';
import { siteLocator } from './site-locator';

const file = 'lib/config/site.ts';

function locatorOf(text: string) {
  const root = temporarySite();
  writeSite(root, { [file]: text });
  return siteLocator(root);
}

it('finds keys, values and items of lists, and places a missing value at its parent', () => {
  const locate = locatorOf(
    "export const site = defineSite({\n  title: 'A',\n  navbar: { items: [{ to: '/' }] },\n});\n",
  );
  expect(locate(['title'])).toEqual({ file, line: 2, column: 3 });
  expect(locate(['title'], 'value')).toEqual({ file, line: 2, column: 10 });
  expect(locate(['navbar', 'items', 0, 'to'], 'value')).toEqual({ file, line: 3, column: 27 });
  expect(locate(['navbar', 'items', 0, 'label'])).toEqual({ file, line: 3, column: 21 });
  expect(locate(['tagline'])).toEqual({ file, line: 1, column: 1 });
});

it('places everything at the start of a file that it cannot read, or that is not there', () => {
  const start = { file, line: 1, column: 1 };
  expect(locatorOf('export const site: SiteConfig = defineSite({ title: 1 as string });')(['title'])).toEqual(start);
  expect(siteLocator(temporarySite())(['title'])).toEqual(start);
});
