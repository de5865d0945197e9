import { rmSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { readDocs } from '../nav/fixtures/read-docs';
import { noteWanted, wantedContent } from './wanted-pages';

const { wantedFile } = vi.hoisted(() => ({ wantedFile: `.cache/wanted-pages-${process.pid}.txt` }));
vi.mock('./generated-files', () => ({ wantedFile }));
afterEach(() => rmSync(wantedFile, { force: true }));

it('of the content, only the pages whose text was asked for are wanted', () => {
  const content = readDocs({ 'first.mdx': 'First', 'second.mdx': 'Second' });
  expect(wantedContent(content)).toMatchObject({ docs: [], posts: [] });
  noteWanted('content/docs/gone.mdx');
  noteWanted('content/docs/first.mdx');
  expect(wantedContent(content).docs).toMatchObject([{ file: 'content/docs/first.mdx' }]);
  expect(wantedContent(content).posts).toEqual([]);
});
