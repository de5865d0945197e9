import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testSite } from '../content/fixtures/test-site';
import { checkValues } from './check-values';

const values = [
  'export const site = defineSite({',
  "  favicon: '/static/gone.svg',",
  "  footer: { groups: [{ title: 'A', links: [{ html: '…' }] }] },",
  "  announcementBar: { content: '…' },",
  '});',
].join('\n');

it('tells what the build would refuse of the values, at its place', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'values-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'lib/config'), { recursive: true });
  mkdirSync(path.join(root, 'public/static'), { recursive: true });
  writeFileSync(path.join(root, 'lib/config/site.ts'), values);
  writeFileSync(path.join(root, 'public/static/here.svg'), '');
  const html =
    '<a href="/x" onclick="y()" style="color:red">x</a><script>1</script><img src="https://example.com/a.png">';
  const footer = { copyright: '', groups: [{ title: 'A', links: [{ html }, { html: '<b>fine</b>' }] }] };
  const site = testSite({
    favicon: '/static/gone.svg',
    socialImage: '/static/here.svg',
    footer,
    announcementBar: { id: 'a', content: '<form>x</form>' },
  });
  expect(checkValues(root, site).map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual([
    'lib/config/site.ts:2:12 missing-file',
    'lib/config/site.ts:3:52 event-handler',
    'lib/config/site.ts:3:52 inline-style',
    'lib/config/site.ts:3:52 forbidden-element',
    'lib/config/site.ts:3:52 remote-source',
    'lib/config/site.ts:4:31 forbidden-element',
  ]);
});
