import { expect, it } from 'vitest';
import { draftScanner, draftScannerFacts } from './draft-scanner';
import { readSite } from './fixtures/read-site';

it('the check names each line that a new scanner still needs', () => {
  const page = 'content/docs/scanners/new.mdx';
  const data = 'content/data/scanners.yaml';
  const { issues } = readSite({ files: { [page]: draftScanner('New', 'new'), [data]: draftScannerFacts('new') } });
  const lines = (file: string) => issues.filter((issue) => issue.file === file).map(({ line }) => line);
  expect(lines(page)).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(lines(data)).toEqual([2, 3, 5, 6, 7]);
});
