import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../content/fixtures/temporary-site';
import { testSite } from '../content/fixtures/test-site';
import { checkValues } from './check-values';

const values = [
  'export const site = defineSite({',
  "  footer: { groups: [{ title: 'A', links: [{ html: '…' }] }] },",
  "  announcementBar: { content: '…' },",
  '});',
].join('\n');

it('reports a sidebar whose folder is missing', () => {
  const site = testSite();
  const docs = { ...site.docs, sidebars: [{ id: 'docs', folder: 'guidse' }] };
  expect(checkValues(temporarySite(), testSite({ docs })).map(({ message }) => message)).toEqual([
    'There is no such folder below the docs.',
  ]);
});

it('reports markup in the values that the build would refuse, at its place', () => {
  const root = temporarySite();
  mkdirSync(path.join(root, 'lib/config'), { recursive: true });
  writeFileSync(path.join(root, 'lib/config/site.ts'), values);
  const html =
    '<a href="/x" onclick="y()" style="color:red">x</a><script>1</script><img src="https://example.com/a.png">';
  const footer = { copyright: '', groups: [{ title: 'A', links: [{ html }, { html: '<b>fine</b>' }] }] };
  const site = testSite({ footer, announcementBar: { id: 'a', content: '<form>x</form>' } });
  expect(checkValues(root, site).map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual([
    'lib/config/site.ts:2:52 event-handler',
    'lib/config/site.ts:2:52 inline-style',
    'lib/config/site.ts:2:52 forbidden-element',
    'lib/config/site.ts:2:52 remote-source',
    'lib/config/site.ts:3:31 forbidden-element',
  ]);
});
