import { expect, it } from 'vitest';
import { draftDescription, draftPost, postName } from './draft-post';
import { post, readSite } from './fixtures/read-site';

it.each([
  ['What we learned from 1,000 scans', 'what-we-learned-from-1000-scans'],
  ['Scans & findings', 'scans-findings'],
  ['Grüße: C/C++ – "quoted"!', 'gru-e-cc-quoted'],
  ['***', ''],
])('the post %j has the file name %j', (title, name) => {
  expect(postName(title)).toBe(name);
});

it('a new post passes the check as it is, and only as a draft', () => {
  const authors = { 'content/authors.yaml': 'team:\n  name: The team\nsecurecodebox:\n  name: The authors\n' };
  const file = 'content/blog/2024-01-01-new.mdx';
  const text = draftPost('Scans: "one" & all');
  expect(readSite({ files: { ...authors, [file]: text } }).issues).toEqual([]);
  const published = readSite({ files: { ...authors, [file]: text.replace('draft: true\n', '') } });
  expect(published.issues).toMatchObject([
    { rule: 'field-value', line: 3, message: expect.stringContaining('new:post') },
  ]);
});

it('the sentence of new posts is told by itself in a post that has other mistakes too', () => {
  const text = post('A', 'wrong: 1\n').replace(/description: .*/, `description: ${draftDescription}`);
  expect(readSite({ files: { 'content/blog/2024-01-01-a.mdx': text } }).issues).toHaveLength(2);
});
