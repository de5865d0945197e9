// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createZoom } from './zoom';

function open(size: number, width: number, height: number) {
  const frame = document.createElement('div');
  Object.assign(frame, { scrollLeft: 60, scrollTop: 100, scrollTo: vi.fn() });
  for (const name of ['clientWidth', 'clientHeight']) Object.defineProperty(frame, name, { value: size });
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  Object.defineProperty(drawing, 'viewBox', { value: { baseVal: { width, height } } });
  const onResize = vi.fn();
  return { frame, onResize, zoom: createZoom(frame, drawing, onResize) };
}

it('keeps the middle of the frame where it is', () => {
  const { frame, onResize, zoom } = open(100, 300, 200);
  zoom.by(2);
  expect(frame.scrollTo).toHaveBeenCalledWith(170, 250);
  expect(onResize).toHaveBeenCalledWith(200);
});

it.each([
  ['as large as the frame where that is larger than in the page', 800, 400, 400, 200],
  ['as wide as the frame where it is too high', 320, 400, 900, 80],
  ['as large as in the page where the frame is wider', 800, 400, 2000, 120],
  ['as small as can be read where it is too wide', 320, 640, 900, 75],
])('opens a drawing %s', (_, size, width, height, percent) => {
  const { onResize, zoom } = open(size, width, height);
  zoom.fit(1.2);
  expect(onResize).toHaveBeenCalledWith(percent);
});
