// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createZoom } from './zoom';

it('keeps the middle of the frame where it is', () => {
  const frame = document.createElement('div');
  Object.assign(frame, { scrollLeft: 60, scrollTop: 100, scrollTo: vi.fn() });
  for (const name of ['clientWidth', 'clientHeight']) Object.defineProperty(frame, name, { value: 100 });
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  Object.defineProperty(drawing, 'viewBox', { value: { baseVal: { width: 300, height: 200 } } });
  const tell = vi.fn();
  createZoom(frame, drawing, tell).by(2);
  expect(frame.scrollTo).toHaveBeenCalledWith(170, 250);
  expect(tell).toHaveBeenCalledWith(200);
});
