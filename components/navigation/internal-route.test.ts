// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchSettings } from '@/.generated/search-settings';
import { internalRoute } from './internal-route';

vi.mock('@/.generated/search-settings', () => ({ searchSettings: {} }));

/** Where a link with these attributes leads from `/docs/hooks`. */
function route(path: string, attributes = '', baseUrl = '/'): string | undefined {
  document.body.innerHTML = `<a href="${path}" ${attributes}></a>`;
  Object.assign(searchSettings, { baseUrl });
  return internalRoute(document.querySelector('a') as HTMLAnchorElement);
}

beforeEach(() => history.replaceState(null, '', '/docs/hooks'));

describe('internalRoute', () => {
  it('gives the clean route of a page, with query and hash', () => {
    expect(route('/blog')).toBe('/blog');
    expect(route('/docs/hooks/zap.html?x=1#values')).toBe('/docs/hooks/zap?x=1#values');
    expect(route('/blog/index.html')).toBe('/blog');
    expect(route('/blog/')).toBe('/blog');
  });

  it('treats routes with dots as pages and files as files', () => {
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
    expect(route('/blog', 'target="_blank"')).toBeUndefined();
    expect(route('/blog', 'download')).toBeUndefined();
    expect(route('/de/blog', 'data-locale="de"')).toBeUndefined();
    expect(route('/blog', 'target="_self"')).toBe('/blog');
  });

  it('gives routes without the base URL and leaves what is outside it to the browser', () => {
    const baseUrl = '/preview/';
    expect(route('/preview/blog', '', baseUrl)).toBe('/blog');
    expect(route('/blog', '', baseUrl)).toBeUndefined();
    expect(route('/previews', '', baseUrl)).toBeUndefined();
  });

  it('leaves the home page to the browser if the site is below a base URL', () => {
    expect(route('/')).toBe('/');
    expect(route('/preview', '', '/preview/')).toBeUndefined();
    expect(route('/preview/', '', '/preview/')).toBeUndefined();
  });
});
