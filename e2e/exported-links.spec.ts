import { expect, test } from '@playwright/test';
import { checkExport } from '../lib/links/check-export';
import { mainSite } from './support/sites';

// The build does not fail if a link leads to a missing id.
test('every link of the main site leads to a file, and to an element that is there', () => {
  expect(checkExport(mainSite.folder, mainSite)).toEqual([]);
});
