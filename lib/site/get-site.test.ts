import { expect, it } from 'vitest';
import { getSite, readSite } from './get-site';

it('is the site that this process read last, whatever a stopped dev server has left', () => {
  const site = readSite(process.cwd(), { includeDrafts: true });
  expect(getSite()).toBe(site);
});
