import { expect, it } from 'vitest';
import { getSite, readSite } from './get-site';

it('is the site that this process read last, even if a stopped dev server left another', () => {
  const site = readSite(process.cwd(), { includeDrafts: true });
  expect(getSite()).toBe(site);
});
