import { expect, it } from 'vitest';
import { nextInList } from './next-in-list';

it('moves by the arrow keys and stops at the ends of the list', () => {
  expect(nextInList({ key: 'ArrowDown', index: 0, count: 3 })).toBe(1);
  expect(nextInList({ key: 'ArrowDown', index: 2, count: 3 })).toBe(2);
  expect(nextInList({ key: 'ArrowUp', index: 2, count: 3 })).toBe(1);
  expect(nextInList({ key: 'ArrowUp', index: 0, count: 3 })).toBe(0);
});

it('jumps to the ends by Home and End', () => {
  expect(nextInList({ key: 'Home', index: 2, count: 3 })).toBe(0);
  expect(nextInList({ key: 'End', index: 0, count: 3 })).toBe(2);
});

it('leaves other keys alone, and every key while the focus is on no entry', () => {
  expect(nextInList({ key: 'a', index: 1, count: 3 })).toBe(-1);
  expect(nextInList({ key: 'ArrowDown', index: -1, count: 3 })).toBe(-1);
});
