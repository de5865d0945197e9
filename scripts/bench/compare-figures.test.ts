import { expect, it } from 'vitest';
import { compareFigures, describeComparison } from './compare-figures';
import type { Figures, Row } from './figures';

const figures = (parts: Readonly<Record<string, readonly Row[]>>, machine = 'a machine'): Figures =>
  Object.fromEntries(
    Object.entries(parts).map(([name, rows]) => [
      name,
      { heading: name, taken: { machine, date: '2024-05-02', versions: {} }, rows },
    ]),
  );

const verdicts = (before: Row, now: Row, machine?: string): Record<string, string> =>
  Object.fromEntries(
    compareFigures(figures({ part: [before] }), figures({ part: [now] }, machine)).map(({ name, verdict }) => [
      name.replace(/.*, /, ''),
      verdict,
    ]),
  );

it('each kind of figure has its own tolerance', () => {
  const before = { page: '/', 'html kB': 20, seconds: 20, 'LCP ms': 800, 'TBT ms': 0, CLS: 0, performance: 100 };
  expect(verdicts(before, before)).toEqual(
    Object.fromEntries(['html kB', 'seconds', 'LCP ms', 'TBT ms', 'CLS', 'performance'].map((name) => [name, 'same'])),
  );
  const within = {
    page: '/',
    'html kB': 20.1,
    seconds: 21.9,
    'LCP ms': 839,
    'TBT ms': 14,
    CLS: 0.004,
    performance: 100,
  };
  expect(new Set(Object.values(verdicts(before, within)))).toEqual(new Set(['same']));
  const beyond = { page: '/', 'html kB': 20.2, seconds: 22, 'LCP ms': 840, 'TBT ms': 15, CLS: 0.005, performance: 99 };
  expect(new Set(Object.values(verdicts(before, beyond)))).toEqual(new Set(['worse']));
});

it('less is better, except for scores', () => {
  const before = { page: '/', 'script kB': 40, 'LCP ms': 900, accessibility: 96 };
  expect(verdicts(before, { page: '/', 'script kB': 30, 'LCP ms': 700, accessibility: 100 })).toEqual({
    'script kB': 'better',
    'LCP ms': 'better',
    accessibility: 'better',
  });
});

it('times of another machine are not compared, sizes and scores are', () => {
  const row = { page: '/', 'html kB': 20, 'LCP ms': 800, seconds: 9, seo: 100 };
  expect(Object.keys(verdicts(row, row, 'another machine'))).toEqual(['html kB', 'seo']);
});

it('rows are compared by their subject, and only if both runs have them', () => {
  const saved = figures({
    'search per key': [
      { window: 'phone', 'CPU throttling': 1, 'p95 ms': 4 },
      { window: 'phone', 'CPU throttling': 4, 'p95 ms': 16 },
    ],
    builds: [{ build: 'cold', seconds: 20 }],
  });
  const now = figures({
    'search per key': [
      { window: 'phone', 'CPU throttling': 4, 'p95 ms': 16, 'median ms': 8 },
      { window: 'desktop', 'CPU throttling': 4, 'p95 ms': 90 },
    ],
  });
  expect(compareFigures(saved, now)).toEqual([
    { name: 'search per key, phone, CPU throttling 4, p95 ms', before: 16, now: 16, verdict: 'same' },
  ]);
});

it('tells what became worse, what became better, and how much stayed the same', () => {
  const saved = figures({
    builds: [{ build: 'cold', seconds: 20 }],
    weights: [{ page: '/', 'html kB': 10, 'css kB': 5 }],
  });
  const now = figures({
    builds: [{ build: 'cold', seconds: 25 }],
    weights: [{ page: '/', 'html kB': 8, 'css kB': 5 }],
  });
  expect(describeComparison(saved, now)).toBe(
    [
      'Compared with the figures of 2024-05-02:',
      'Worse:',
      '  builds, cold, seconds: 20 → 25 (+25.0 %)',
      'Better:',
      '  weights, /, html kB: 10 → 8 (-20.0 %)',
      'Within tolerance: 1 of 3.',
    ].join('\n'),
  );
  expect(describeComparison(saved, saved)).toContain('Nothing became worse.');
  expect(describeComparison({}, now)).toContain('There are no saved figures');
  expect(describeComparison(figures({ builds: [] }, 'old machine'), now)).toContain(
    'Saved on another machine, so that times are not compared: builds.',
  );
});
