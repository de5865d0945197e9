import { expect, it } from 'vitest';
import { tagSlug } from './tag-slug';

it.each([
  ['secureCodeBox', 'secure-code-box'],
  ['Log4J', 'log-4-j'],
  ['Log4Shell', 'log-4-shell'],
  ['v1', 'v-1'],
  ['CycloneDX', 'cyclone-dx'],
  ['SAST', 'sast'],
  ['OWASP ZAP automation', 'owasp-zap-automation'],
  ['open source', 'open-source'],
  ['Dependency-Track', 'dependency-track'],
  ['HTTPServer', 'http-server'],
  ['Café', 'cafe'],
  ["what's new", 'whats-new'],
  ['***', ''],
])('the tag %s has the address part %s', (label, slug) => {
  expect(tagSlug(label)).toBe(slug);
});
