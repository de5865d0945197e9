import { expect, test } from '@playwright/test';
import { withBase } from '../../lib/config/routes';
import { deployFiles } from '../../lib/hosting/deploy-files';
import { ask } from './support/ask';
import { onEachHost } from './support/each-host';
import { builtMounts } from './support/mounts';
import { observatoryPoints, observatoryScore } from './support/observatory';

/** Rules that are newer than the maximum score of 135. */
const newer = ['cross-origin-opener-policy', 'cross-origin-embedder-policy'];

onEachHost(builtMounts().slice(0, 1), ({ mount, origin }) => {
  test('has all points of the HTTP Observatory that a site outside the preload list can get', async () => {
    const { headers, body } = await ask(origin(), withBase(mount.site.baseUrl, '/'));
    // deploy/*/ leaves TLS and the redirect to it to the host; the next test checks the example.
    const points = observatoryPoints({ headers, html: String(body), redirectsToHttps: true });
    expect(points).toEqual({
      'content-security-policy': 10,
      cookies: 0,
      'cross-origin-resource-sharing': 0,
      redirection: 0,
      'referrer-policy': 5,
      'strict-transport-security': 0,
      'subresource-integrity': 5,
      'x-content-type-options': 0,
      'x-frame-options': 5,
      'cross-origin-resource-policy': 10,
      'cross-origin-opener-policy': 10,
      'cross-origin-embedder-policy': 10,
    });
    const older = Object.entries(points).flatMap(([name, each]) => (newer.includes(name) ? [] : [each]));
    expect(observatoryScore(older)).toBe(135);
    expect(observatoryScore(Object.values(points))).toBe(155);
  });

  test('loses points for each header that is taken away', async () => {
    const { headers, body } = await ask(origin(), withBase(mount.site.baseUrl, '/'));
    const bare = { headers: {}, html: String(body), redirectsToHttps: false };
    // The policy and the integrity are in the page itself.
    expect(observatoryScore(Object.values(observatoryPoints(bare)))).toBe(100 - 20 - 20 - 20 - 5);
    const without = (name: string): number => {
      const others = { ...headers, [name]: undefined };
      return observatoryScore(Object.values(observatoryPoints({ headers: others, html: '', redirectsToHttps: true })));
    };
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
    ])
      expect(without(name), name).toBeLessThan(150);
  });
});

test('the example for nginx leads from HTTP to HTTPS under the name of the site', () => {
  const files = deployFiles({ url: 'https://www.example.org', baseUrl: '/', languages: [], redirects: [] });
  const [plain = '', secure = ''] = (files['nginx/server.conf'] ?? '').split(/^server /m).slice(1);
  expect(plain).toContain('listen 80;');
  expect(plain).toContain('return 301 https://www.example.org$request_uri;');
  expect(secure).toMatch(/listen 443 ssl/);
});
