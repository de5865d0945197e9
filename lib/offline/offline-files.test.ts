import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { unzipSync } from 'fflate';
import { offlineFiles } from './offline-files';
import { packZip } from './pack-zip';
import { readTextScript } from './page-file';

const built: Readonly<Record<string, string>> = {
  'index.html': '<a href="/base/docs/1.16#a">a</a><a href="/base/feed.xml">b</a><img src="/base/a%20b.png">',
  'docs/1.16.html': '<a href="/base">home</a>',
  'docs/1.16.md': 'See [a](https://www.example.com/base/docs/1.16#a), [b](https://www.example.com/base/nothing).',
  'docs/1.16/index.html': 'The same bytes again.',
  'docs/old.html': '<meta http-equiv="refresh" content="0; url=/base/docs/1.16">',
  '404.html': 'Not found.',
  'a b.png': 'picture',
  'unused.png': 'picture',
  'feed.xml': '<rss/>',
  'search-index-default.json': '{"documents":[]}',
  'llms.txt': '- [a](https://www.example.com/base/docs/1.16.md)',
  'sbom.cdx.json': '{}',
};

function build() {
  const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  for (const [file, text] of Object.entries(built)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const site = { url: 'https://www.example.com', baseUrl: '/base/' };
  return offlineFiles({ folder, files: Object.keys(built), site, scripts: new Map(), policy: '' });
}

it('contains pages and the files they name, and nothing that only a web server needs', () => {
  expect([...build().keys()].sort()).toEqual([
    'a b.png',
    'docs/1.16.html',
    'docs/1.16.md',
    'index.html',
    'llms.txt',
    'sbom.cdx.json',
    'static/texts/docs/1.16.md.js',
    'static/texts/search-index-default.json.js',
  ]);
});

it('links to files of the folder, and to everything else on the site', () => {
  const files = build();
  expect(files.get('index.html')).toContain('<a href="./docs/1.16.html#a">a</a>');
  expect(files.get('index.html')).toContain('<img src="./a%20b.png">');
  expect(files.get('index.html')).toContain('href="https://www.example.com/base/feed.xml"');
  expect(files.get('docs/1.16.html')).toContain('<a href="../index.html">home</a>');
  expect(files.get('docs/1.16.md')).toBe('See [a](../docs/1.16.md#a), [b](https://www.example.com/base/nothing).');
  expect(files.get('llms.txt')).toBe('- [a](./docs/1.16.md)');
});

it('contains, as scripts, the texts that scripts read', () => {
  const script = build().get('static/texts/search-index-default.json.js');
  expect(readTextScript(String(script))).toBe('{"documents":[]}');
});

it('is packed into the same bytes in every time zone, whatever the order of its files', () => {
  const pack = (zone: string, files: ReturnType<typeof build>): Uint8Array => {
    process.env['TZ'] = zone;
    return packZip('docs', files);
  };
  const first = pack('Pacific/Auckland', build());
  expect(pack('America/Los_Angeles', new Map([...build()].reverse()))).toEqual(first);
  expect(Object.keys(unzipSync(first))).toContain('docs/docs/1.16.html');
});
