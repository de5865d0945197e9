import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteServer } from './site-server';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
for (const name of ['docs', 'og']) mkdirSync(path.join(folder, name));
for (const page of ['index', 'docs', 'docs/a', '404']) writeFileSync(path.join(folder, `${page}.html`), page);
writeFileSync(path.join(folder, 'og/home.png'), '');

const server = siteServer(folder);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

async function ask(address: string, method = 'GET'): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { method, redirect: 'manual' });
  expect(response.headers.get('content-security-policy'), address).toContain("default-src 'none'");
  return `${response.status} ${response.headers.get('location') ?? (await response.text())}`;
}

it.each([
  ['/', '200 index'],
  ['/docs', '200 docs'],
  ['/docs/a', '200 docs/a'],
  ['/docs/', '301 /docs'],
  ['/docs/a.html', '301 /docs/a'],
  ['/nothing', '404 404'],
])('answers %s with %s', async (address, answer) => {
  expect(await ask(address)).toBe(answer);
});

it('answers 404 for a name that no file can have', async () => {
  for (const address of ['/%00', '/docs%00', `/${'a'.repeat(3000)}`, `/${'a/'.repeat(3000)}a`])
    expect(await ask(address)).toBe('404 404');
});

it('forbids browsers to cache a 404', async () => {
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/_next/static/gone.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
});

it.each([
  ['br', 'small'],
  ['gzip', 'the page'],
])('sends the form compressed for %s, if there is one', async (coding, text) => {
  writeFileSync(path.join(folder, 'docs/b.html'), 'the page');
  writeFileSync(path.join(folder, 'docs/b.html.br'), brotliCompressSync('small'));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/docs/b`, { headers: { 'accept-encoding': coding } });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe(text);
});

it.each(['bytes=5-1', 'bytes=-2', 'bytes=1--1', 'bytes=0-1,3-4', 'bytes=9-'])(
  'gives the whole page to who asks for the part %s',
  async (range) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/docs`, { headers: { range } });
    expect([response.status, await response.text()]).toEqual([200, 'docs']);
  },
);

it('lists no folder', async () => {
  expect(await ask('/og')).toBe('404 404');
});

it('takes GET and HEAD only', async () => {
  expect(await ask('/docs', 'HEAD')).toBe('200 ');
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(await ask('/docs', method)).toBe('405 ');
});
