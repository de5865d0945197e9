import { expect, it } from 'vitest';
import { checkSlug, correctSlug } from './check-fields';

it.each(['/', '/hooks/zap', '/chart.yaml', '/adr_0001', '/drop-support-of-k8s-1.16'])('takes %s as it is', (slug) => {
  expect(checkSlug(slug, { file: 'a.mdx', line: 1, column: 1 })).toEqual([]);
});

it.each([
  ['/Getting Started', '/getting-started'],
  ['/über/uns', '/uber/uns'],
  ['/a&b', '/a-b'],
  ['/page.html', '/page'],
  ['/page.md', '/page'],
  ['/what?', '/what'],
])('corrects %s to %s', (slug, corrected) => {
  expect(correctSlug(slug)).toBe(corrected);
});
