import { expect, test } from 'vitest';
import { buildPayload } from '../build/build-payload';
import { randomNumbers } from '../../tools/fixtures/random-numbers';
import { engineOf, pages, settings } from '../fixtures/pages';
import { planQuery } from './plan-query';
import { searchEngine } from './search-engine';

const engine = engineOf(buildPayload(pages, settings));

const pieces = [
  ...[
    'scan',
    'ScanType',
    '--set',
    '-sV',
    'spec.cascades',
    'k8s',
    'the',
    'CVE-2021-44228',
    'v4.10',
    'nmpa',
    'values.yaml',
  ],
  ...[
    '*',
    '~1',
    '^5',
    '+',
    '-',
    ':',
    'title:',
    '\\',
    '"',
    "'",
    '`',
    '(',
    '[',
    '{',
    '<script>',
    '&amp;',
    '%00',
    '..',
    '//',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'ſ',
    'İ',
    'ﬁ',
    'é',
    'e\u0301',
    '\ud800',
    '\u0000',
  ],
  ...['🙂', '👩‍👩‍👧', '日本語', 'שלום', '\u202e', '\t', '\n', '\u00a0', '1', '0007', '1e9', 'NaN', 'a', 'Ω', 'ß', '’'],
];

function createQuery(random: () => number): string {
  const pick = (): string => pieces[Math.floor(random() * pieces.length)] ?? '';
  const count = 1 + Math.floor(random() ** 3 * 60);
  const parts = Array.from({ length: count }, () =>
    random() < 0.8 ? pick() : String.fromCharCode(Math.floor(random() * 0xffff)),
  );
  return parts.join(random() < 0.6 ? ' ' : '').slice(0, 1 + Math.floor(random() * 700));
}

test('any text is answered', () => {
  const random = randomNumbers(20_240_501);
  for (let run = 0; run < 2000; run++) {
    const query = createQuery(random);
    const { groups, total } = searchEngine({ query, limit: 8 }, engine);
    const hits = groups.flatMap((group) => group.hits);
    if (hits.length > Math.min(8, total) || hits.some(({ score }) => !Number.isFinite(score)))
      expect.fail(`${JSON.stringify(query)} is answered wrongly`);
  }
}, 120_000);

test('what is typed beyond 512 characters is not read', () => {
  expect(planQuery(`${'scan '.repeat(200)} nmap`, engine).words).not.toContain('nmap');
});
