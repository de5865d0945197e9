import { expect, it } from 'vitest';
import { draftDoc } from './draft-doc';
import { readSite } from './fixtures/read-site';

it('a new page passes the check once it has a description', () => {
  const file = 'content/docs/new.mdx';
  const text = draftDoc('Scans: "one" & all');
  expect(readSite({ files: { [file]: text } }).issues).toMatchObject([{ file, line: 3 }]);
  const described = text.replace("''", 'One plain sentence that says what readers of this page get from it.');
  expect(readSite({ files: { [file]: described } }).issues).toEqual([]);
});
