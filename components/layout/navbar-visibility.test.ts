import { expect, it } from 'vitest';
import { afterScroll, type NavbarScroll } from './navbar-visibility';

const page = { navbarHeight: 60, end: 3000 };
const walk = (...positions: number[]): boolean => {
  const start: NavbarScroll = { isHidden: false, position: 0 };
  return positions.reduce((last, position) => afterScroll({ ...page, last, position }), start).isHidden;
};

it('hides on the way down and comes back on the way up', () => {
  expect(walk(200)).toBe(true);
  expect(walk(200, 400, 390)).toBe(false);
  expect(walk(200, 400, 390, 395)).toBe(true);
});

it('stays while the position is above the height of the navbar', () => {
  expect(walk(59)).toBe(false);
  expect(walk(200, 59)).toBe(false);
});

it('keeps its state while the position does not change', () => {
  expect(walk(200, 200)).toBe(true);
  expect(walk(200, 150, 150)).toBe(false);
});

it('does not take the bounce at the end of the page for a way up', () => {
  expect(walk(2900, 3080, 3040, 3000)).toBe(true);
});
