import { describe, expect, it } from 'vitest';
import { headersFor } from '../headers';
import type { HostSite } from '../host-rules';
import { cloudFront } from './cloudfront';

const site: HostSite = {
  url: 'https://www.example.org',
  baseUrl: '/',
  languages: [],
  redirects: [{ from: '/old', to: '/new#part' }],
};

type Request = { uri: string; querystring: Record<string, { value: string }> };
type Result = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };

const load = (given: HostSite): ((event: { request: Request }) => Result) =>
  new Function(`${cloudFront(given)['s3-cloudfront/function.js']}; return handler;`)() as (event: {
    request: Request;
  }) => Result;

function answer(uri: string, given = site, query: Record<string, { value: string }> = {}): string | undefined {
  const { statusCode, headers, uri: file } = load(given)({ request: { uri, querystring: query } });
  return statusCode === undefined ? file : `${statusCode} ${headers?.location.value}`;
}

describe('the CloudFront function', () => {
  it.each([
    ['/', '/index.html'],
    ['/docs', '/docs.html'],
    ['/docs/a/values.yaml', '/docs/a/values.yaml.html'],
    ['/blog/2021/05/11/drop-support-of-k8s-1.16', '/blog/2021/05/11/drop-support-of-k8s-1.16.html'],
    ['/docs.md', '/docs.md'],
    ['/docs/a/__next._tree.txt', '/docs/a/__next._tree.txt'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['/live/sandbox.html', '/live/sandbox.html'],
    ['/SHA256SUMS', '/SHA256SUMS'],
    ['/index.html', '301 /'],
    ['/docs.html', '301 /docs'],
    ['/docs/', '301 /docs'],
    ['/docs/index.html', '301 /docs'],
    ['/old', '301 /new#part'],
  ])('answers %s with %s', (uri, expected) => {
    expect(answer(uri)).toBe(expected);
  });

  it('keeps the query of a redirect', () => {
    expect(answer('/docs/', site, { a: { value: '1' }, b: { value: '%2F' } })).toBe('301 /docs?a=1&b=%2F');
  });

  it.each(['//evil.example/', '/\\evil.example/', '/%5Cevil.example/index.html', '/a\r\nb/'])(
    'does not redirect from %j',
    (uri) => {
      expect(answer(uri)).not.toMatch(/^301/);
    },
  );

  it('works below a path', () => {
    const below = { ...site, baseUrl: '/preview/' };
    expect(answer('/preview', below)).toBe('/preview/index.html');
    expect(answer('/preview/', below)).toBe('301 /preview');
    expect(answer('/preview/docs/', below)).toBe('301 /preview/docs');
    expect(answer('/preview/old', below)).toBe('301 /preview/new#part');
  });
});

it('the headers policy of each kind of files contains all its headers, each in its place', () => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(
    cloudFront(site)['s3-cloudfront/headers-page.json'] ?? '',
  ) as {
    SecurityHeadersConfig: Record<string, object>;
    CustomHeadersConfig: { Quantity: number; Items: readonly { Header: string }[] };
  };
  const expected = Object.keys(headersFor(site, '/'));
  expect(Object.keys(SecurityHeadersConfig).length + CustomHeadersConfig.Quantity).toBe(expected.length);
  for (const { Header } of CustomHeadersConfig.Items) expect(expected).toContain(Header);
});
