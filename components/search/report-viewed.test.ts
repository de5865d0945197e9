// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createViewedReport } from './report-viewed';

const aa = vi.fn();
const insights = { scriptUrl: 'https://example.org/insights.js', appId: 'a', apiKey: 'k', indexName: 'site' };
const ids = (count: number): string[] => Array.from({ length: count }, (_, place) => `/${place}`);
const sizes = (): unknown[] => aa.mock.calls.map(([, { objectIDs }]) => (objectIDs as unknown[]).length);

beforeEach(() => {
  vi.useFakeTimers();
  aa.mockReset();
  Object.assign(window, { aa });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'aa');
});

it('reports what was on the screen for 400 ms, twenty ids an event, once', () => {
  const report = createViewedReport(insights);
  report(ids(3));
  vi.advanceTimersByTime(399);
  report(ids(42));
  vi.advanceTimersByTime(400);
  report(ids(42));
  vi.advanceTimersByTime(400);
  expect(sizes()).toEqual([20, 20, 2]);
});

it('reports only the rest of a list that grew', () => {
  const report = createViewedReport(insights);
  report(ids(20));
  vi.advanceTimersByTime(400);
  report(ids(25));
  vi.advanceTimersByTime(400);
  expect(sizes()).toEqual([20, 5]);
});

it('says when the script of the service cannot be loaded', () => {
  Reflect.deleteProperty(window, 'aa');
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  createViewedReport(insights)(ids(1));
  vi.advanceTimersByTime(400);
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(error).toHaveBeenCalledWith('Could not load search-insights.js');
});
