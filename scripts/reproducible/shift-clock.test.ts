import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const shiftClock = path.join(import.meta.dirname, 'shift-clock.mjs');

/** Evaluates code with the shifted clock and returns its result. */
const later = (code: string): unknown =>
  JSON.parse(
    spawnSync(process.execPath, [`--import=${shiftClock}`, '--print', `JSON.stringify(${code})`], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    }).stdout,
  );

it('every way to ask for the time tells one more than a year away', () => {
  const soonest = Date.now() + 399 * 86_400_000;
  const times = later('[Date.now(), new Date().getTime(), Date.parse(Date())]') as readonly number[];
  expect(times.map((time) => time > soonest)).toEqual([true, true, true]);
});

it('a given time stays what it is', () => {
  expect(later('[new Date(0), new Date("2024-05-02"), Date.UTC(2024, 0), new Date(0) instanceof Date]')).toEqual([
    '1970-01-01T00:00:00.000Z',
    '2024-05-02T00:00:00.000Z',
    1_704_067_200_000,
    true,
  ]);
});
