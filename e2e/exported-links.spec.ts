import { expect, test } from '@playwright/test';
import { checkExport } from '../lib/links/check-export';
import { mainSite } from './support/sites';

// A build goes on where a link leads to an id that no element has.
test('every link of the main site leads to a file, and to an element that is there', () => {
  expect(checkExport(mainSite.folder, mainSite)).toEqual([]);
});
