import { describe, expect, it } from 'vitest';
import { internalRoute, type LinkFacts } from './internal-route';

const origin = 'https://www.example.org';
const route = (path: string, facts: Partial<LinkFacts> = {}) =>
  internalRoute({
    href: new URL(path, origin).href,
    pageUrl: `${origin}/docs/hooks`,
    baseUrl: '/',
    target: '',
    isDownload: false,
    isOtherBuild: false,
    ...facts,
  });

describe('internalRoute', () => {
  it('gives the clean route of a page, with query and hash', () => {
    expect(route('/blog')).toBe('/blog');
    expect(route('/docs/hooks/zap.html?x=1#values')).toBe('/docs/hooks/zap?x=1#values');
    expect(route('/blog/index.html')).toBe('/blog');
    expect(route('/blog/')).toBe('/blog');
  });

  it('takes routes with dots for pages and files for files', () => {
    expect(route('/docs/contributing/integrating-a-hook/values.yaml')).toBe(
      '/docs/contributing/integrating-a-hook/values.yaml',
    );
    expect(route('/blog/2021/01/27/drop-support-of-k8s-1.16')).toBe('/blog/2021/01/27/drop-support-of-k8s-1.16');
    for (const file of ['/docs/hooks.md', '/blog/rss.xml', '/blog/feed.json', '/llms.txt', '/static/icon-192.png'])
      expect(route(file)).toBeUndefined();
  });

  it('leaves places on the same page to the browser, but not the same place on another page', () => {
    expect(route('/docs/hooks#top')).toBeUndefined();
    expect(route('/docs/hooks#')).toBeUndefined();
    expect(route('/docs/hooks')).toBe('/docs/hooks');
    expect(route('/docs/hooks?version=3#top')).toBe('/docs/hooks?version=3#top');
  });

  it('leaves other sites, other windows, downloads and other languages to the browser', () => {
    expect(route('https://owasp.org/')).toBeUndefined();
    expect(route('/blog', { target: '_blank' })).toBeUndefined();
    expect(route('/blog', { isDownload: true })).toBeUndefined();
    expect(route('/de/blog', { isOtherBuild: true })).toBeUndefined();
    expect(route('/blog', { target: '_self' })).toBe('/blog');
  });

  it('gives routes without the base URL and leaves what is outside it to the browser', () => {
    const baseUrl = '/preview/';
    expect(route('/preview/blog', { baseUrl })).toBe('/blog');
    expect(route('/blog', { baseUrl })).toBeUndefined();
    expect(route('/previews', { baseUrl })).toBeUndefined();
  });

  it('leaves the home page to the browser where the site stands below a base URL', () => {
    expect(route('/')).toBe('/');
    expect(route('/preview', { baseUrl: '/preview/' })).toBeUndefined();
    expect(route('/preview/', { baseUrl: '/preview/' })).toBeUndefined();
  });
});
