// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { uninstallAfterEach } from './uninstall-after-each.test-util';
import { watchPage } from './watch-page';

uninstallAfterEach();

const update = vi.fn();
const addTo = async (selector: string): Promise<void> => {
  document.querySelector(selector)?.append(document.createElement('p'));
  await Promise.resolve();
};

beforeEach(() => {
  document.body.innerHTML = '<header><div data-search><div></div></div></header><main></main>';
  update.mockReset();
  watchPage(update);
});

it('calls back for the page as it is, and for each change of it', async () => {
  expect(update).toHaveBeenCalledTimes(1);
  await addTo('main');
  expect(update).toHaveBeenCalledTimes(2);
});

it('ignores what search draws in its box', async () => {
  await addTo('[data-search] > div');
  expect(update).toHaveBeenCalledTimes(1);
  await Promise.all([addTo('[data-search]'), addTo('main')]);
  expect(update).toHaveBeenCalledTimes(2);
});
