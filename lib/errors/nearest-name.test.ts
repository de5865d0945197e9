import { expect, it } from 'vitest';
import { nearestName } from './nearest-name';

it.each([
  ['scna', ['ScanType', 'scan'], 'scan'],
  ['Tasb', ['TabItem', 'Tabs'], 'Tabs'],
  ['titel', ['title', 'tile'], 'title'],
  ['abc', ['xyz'], undefined],
])('of %s and %s means %s', (name, known, meant) => {
  expect(nearestName(name, known)).toBe(meant);
});
