import { expect, it } from 'vitest';
import { page, readSite } from './fixtures/read-site';
import { restoreLeftOut } from './restore-left-out';
import type { Content } from './types';

const file = 'content/docs/guides/typed.mdx';
const broken = page('Typed', 'titel: [\n');
const valid = { [file]: page('Typed') };
const docsOf = ({ docs }: Content) => docs.map((doc) => `${doc.file} ${doc.route}`).sort();

it('keeps a page that a mistake keeps out until it is fixed or deleted', () => {
  const previous = readSite({ files: valid });
  const kept = restoreLeftOut(readSite({ files: { [file]: broken } }), previous);
  expect(docsOf(kept)).toEqual(docsOf(previous));
  expect(kept.issues.some((issue) => issue.file === file)).toBe(true);
  const repaired = restoreLeftOut(readSite({ files: { [file]: page('Mended') } }), kept);
  expect(repaired.docs.filter((doc) => doc.file === file)).toMatchObject([{ title: 'Mended' }]);
  expect(docsOf(restoreLeftOut(readSite(), kept))).toEqual(docsOf(readSite()));
});

it('lets another page have its address', () => {
  const other = { 'content/docs/guides/other.mdx': page('Other', 'slug: typed\n') };
  const taken = readSite({ files: { [file]: broken, ...other } });
  expect(taken.docs.some(({ route }) => route === '/docs/guides/typed')).toBe(true);
  expect(docsOf(restoreLeftOut(taken, readSite({ files: valid })))).toEqual(docsOf(taken));
});
