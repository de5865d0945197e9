import { describe, expect, it } from 'vitest';
import { fileKinds, headersFor, kindHeaders } from './headers';

const site = { baseUrl: '/preview/', languages: ['/preview/', '/preview/de/', '/elsewhere/'] };

describe('headersFor', () => {
  it('lets only hashed files be cached forever', () => {
    const cache = (path: string): string | undefined => headersFor(site, path)['Cache-Control'];
    expect(cache('/preview/_next/static/chunks/a.js')).toBe('public, max-age=31536000, immutable');
    expect(cache('/preview/static/page.0123456789abcdef0123.js')).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/preview',
      '/preview/docs/a',
      '/preview/static/a.svg',
      '/_next/static/a.js',
      '/preview/live/x',
      '/preview/static/redirect.js',
      '/preview/static/page.0123456789abcdef0123.js.map',
      '/preview/docs/static/page.0123456789abcdef0123.js',
    ])
      expect(cache(path), path).toBe('no-cache');
  });

  it('gives the frame of live code a policy of its own, which pages may frame', () => {
    const frame = headersFor(site, '/preview/live/sandbox.html');
    expect(frame['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(frame['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(frame['Content-Security-Policy']).toContain("frame-ancestors 'self';sandbox allow-scripts");
    expect(frame['Content-Security-Policy']).toContain("connect-src 'none'");
    expect(frame['Content-Security-Policy']).not.toContain('unsafe');
    expect(headersFor(site, '/preview/docs/live/code')['X-Frame-Options']).toBe('DENY');
  });

  it('recognizes the files of other languages', () => {
    expect(headersFor(site, '/preview/de/_next/static/chunks/a.js')['Cache-Control']).toContain('immutable');
    expect(headersFor(site, '/preview/de/live/sandbox.html')['X-Frame-Options']).toBe('SAMEORIGIN');
    for (const path of ['/preview/fr/live/sandbox.html', '/preview/de/de/live/x', '/elsewhere/live/x'])
      expect(headersFor(site, path)['X-Frame-Options'], path).toBe('DENY');
  });

  it('requires no opt-in from other hosts if one of them is allowed', () => {
    expect(headersFor(site, '/preview')['Cross-Origin-Embedder-Policy']).toBe('require-corp');
    const insights = 'https://cdn.example.org/insights.js';
    expect(headersFor({ ...site, insights }, '/preview')).not.toHaveProperty('Cross-Origin-Embedder-Policy');
  });
});

it('all kinds of files have the same headers, with other values', () => {
  const names = fileKinds.map((kind) => Object.keys(kindHeaders(kind, {})));
  expect(new Set(names.map((list) => list.join())).size).toBe(1);
});
