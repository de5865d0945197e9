import { expect, it } from 'vitest';
import { contentType } from './media-types';

it.each([
  ['docs/values.yaml.html', 'text/html; charset=utf-8'],
  ['docs/page.md', 'text/markdown; charset=utf-8'],
  ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['search-index-default.json', 'application/json'],
  ['og/home.png', 'image/png'],
  ['SHA256SUMS', 'text/plain; charset=utf-8'],
  ['v1.2/NOTES', 'text/plain; charset=utf-8'],
  ['unknown.bin', 'application/octet-stream'],
])('%s is %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});
