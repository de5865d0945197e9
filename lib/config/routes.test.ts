import { describe, expect, it } from 'vitest';
import {
  absoluteUrl,
  blogPageRoute,
  docRoute,
  joinRoute,
  markdownRoute,
  normalizeRoute,
  postRoute,
  socialImageRoute,
  tagRoute,
  withBase,
} from './routes';

describe('routes', () => {
  it('joins segments without doubled or trailing slashes', () => {
    expect(joinRoute('/docs/', '', 'hooks//zap/')).toBe('/docs/hooks/zap');
    expect(joinRoute('')).toBe('/');
  });

  it('puts the version before the slug of a doc', () => {
    expect(docRoute('', 'hooks/zap')).toBe('/docs/hooks/zap');
    expect(docRoute('1.x', '/chart.yaml')).toBe('/docs/1.x/chart.yaml');
  });

  it('writes the date of a post as folders', () => {
    expect(postRoute('2021-01-27', 'drop-support-of-k8s-1.16')).toBe('/blog/2021/01/27/drop-support-of-k8s-1.16');
  });

  it('gives first pages no number', () => {
    expect([blogPageRoute(1), blogPageRoute(2), tagRoute('v-1'), tagRoute('v-1', 2)]).toEqual([
      '/blog',
      '/blog/page/2',
      '/blog/tags/v-1',
      '/blog/tags/v-1/page/2',
    ]);
  });

  it('names the twin and the picture of a page, also of the home page', () => {
    expect([markdownRoute('/'), markdownRoute('/docs/x')]).toEqual(['/index.md', '/docs/x.md']);
    expect([socialImageRoute('/'), socialImageRoute('/docs/x')]).toEqual(['/og/home.png', '/og/docs/x.png']);
  });

  it.each([
    ['/docs/zap.html', '/docs/zap'],
    ['/docs/zap/index.html', '/docs/zap'],
    ['/docs/zap/', '/docs/zap'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/docs/values.yaml', '/docs/values.yaml'],
  ])('normalizes %s to %s', (asked, clean) => {
    expect(normalizeRoute(asked)).toBe(clean);
  });

  it('prefixes the base URL once', () => {
    expect([
      withBase('/', '/docs'),
      withBase('/preview/', '/docs'),
      withBase('/preview/', '/'),
      withBase('/', '/'),
    ]).toEqual(['/docs', '/preview/docs', '/preview', '/']);
  });

  it('gives absolute addresses without a trailing slash, except for the root', () => {
    const site = { url: 'https://example.org', baseUrl: '/preview/' };
    expect(absoluteUrl(site, '/docs')).toBe('https://example.org/preview/docs');
    expect(absoluteUrl({ ...site, baseUrl: '/' }, '/')).toBe('https://example.org');
  });
});
