// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchPage } from './watch-page';

const update = vi.fn();
let stop = (): void => undefined;
const addTo = async (selector: string): Promise<void> => {
  document.querySelector(selector)?.append(document.createElement('p'));
  await Promise.resolve();
};

beforeEach(() => {
  document.body.innerHTML = '<header><div data-search><div></div></div></header><main></main>';
  update.mockReset();
  stop = watchPage(document, update);
});
afterEach(() => stop());

it('tells of the page as it is, and of each change of it', async () => {
  expect(update).toHaveBeenCalledTimes(1);
  await addTo('main');
  expect(update).toHaveBeenCalledTimes(2);
});

it('tells nothing of what search draws in its box', async () => {
  await addTo('[data-search] > div');
  expect(update).toHaveBeenCalledTimes(1);
  await Promise.all([addTo('[data-search]'), addTo('main')]);
  expect(update).toHaveBeenCalledTimes(2);
});

it('tells nothing any more once it is stopped', async () => {
  stop();
  await addTo('main');
  expect(update).toHaveBeenCalledTimes(1);
});
