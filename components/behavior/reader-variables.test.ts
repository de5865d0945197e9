// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { installReaderVariables } from './reader-variables';
import { uninstallAfterEach } from './uninstall-after-each.test-util';

uninstallAfterEach();

const command = (): string => document.querySelector('code')?.textContent ?? '';

function type(value: string): void {
  const field = document.querySelector('input') as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = `<code>kubectl -n <var data-variable="namespace">scans</var> get pods</code>
    <input data-fills="namespace" pattern="[a-z0-9\\-]+"><button data-clear-variables>Clear</button>`;
  localStorage.clear();
  installReaderVariables();
});

it('fills what the reader enters into the commands, and keeps it', () => {
  type('team-blue');
  expect(command()).toBe('kubectl -n team-blue get pods');
  expect(localStorage.getItem('reader-variables')).toBe('{"namespace":"team-blue"}');
});

it('does not write a stored number again and again', () => {
  localStorage.setItem('reader-variables', '{"namespace":5}');
  const write = vi.fn();
  Object.defineProperty(document.querySelector('var'), 'textContent', { get: () => '5', set: write });
  window.dispatchEvent(new StorageEvent('storage', { key: 'reader-variables' }));
  expect(write).not.toHaveBeenCalled();
});

it('moves the focus to the fields when they are opened, unless the reader is in one by then', () => {
  document.body.insertAdjacentHTML('beforeend', '<div class="reader-variables" popover tabindex="-1"><input></div>');
  const dialog = document.querySelector<HTMLElement>('.reader-variables');
  const open = () => dialog?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  open();
  expect(document.activeElement).toBe(dialog);
  const field = dialog?.querySelector('input');
  field?.focus();
  open();
  expect(document.activeElement).toBe(field);
});

it('fills commands of pages that come later', async () => {
  type('team-blue');
  document.body.insertAdjacentHTML('beforeend', '<p><var data-variable="namespace">scans</var></p>');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.querySelector('p')?.textContent).toBe('team-blue');
});

it('shows the placeholder again when the field is emptied or cleared', () => {
  type('team-blue');
  type('');
  expect(command()).toBe('kubectl -n scans get pods');
  type('team-blue');
  document.querySelector('button')?.click();
  expect(command()).toBe('kubectl -n scans get pods');
  expect(document.querySelector('input')?.value).toBe('');
});

it('fills the commands of this page even if nothing can be stored', async () => {
  for (const name of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
  type('team-blue');
  await new Promise((resolve) => setTimeout(resolve));
  expect(command()).toBe('kubectl -n team-blue get pods');
  expect(document.querySelector('input')?.value).toBe('team-blue');
  vi.restoreAllMocks();
});

it('takes no value that could break the command', () => {
  type('x; rm -rf /');
  expect(command()).toBe('kubectl -n scans get pods');
});

it('keeps its dialog open while a value is wrong, and says which', () => {
  const done = '<div class="reader-variables"><button popovertargetaction="hide">Done</button></div>';
  document.body.insertAdjacentHTML('beforeend', done);
  const report = vi.spyOn(HTMLInputElement.prototype, 'reportValidity').mockReturnValue(false);
  const press = (): boolean =>
    document
      .querySelector('.reader-variables button')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? false;
  document.querySelector('input')?.focus();
  type('Team_A');
  expect(press()).toBe(false);
  expect(report).toHaveBeenCalledTimes(1);
  type('team-a');
  expect(press()).toBe(true);
});

it('works with storage that holds something else', () => {
  localStorage.setItem('reader-variables', '[1, {');
  type('team-blue');
  expect(command()).toBe('kubectl -n team-blue get pods');
});
