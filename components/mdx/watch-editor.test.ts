// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchEditor } from './watch-editor';

let field: HTMLTextAreaElement;
let stop: () => void;
const onChange = vi.fn();

/** Presses a key and returns whether the browser was kept from moving the focus. */
function press(key: string, modifiers: Partial<KeyboardEventInit> = {}): boolean {
  return !field.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers }));
}

beforeEach(() => {
  // jsdom lacks this method, as future browsers may.
  document.execCommand = () => false;
  document.body.innerHTML = '<form><textarea>ab</textarea></form>';
  field = document.querySelector('textarea') as HTMLTextAreaElement;
  field.setSelectionRange(1, 1);
  onChange.mockReset();
  stop = watchEditor(field, onChange);
});
afterEach(() => stop());

describe('In the editor', () => {
  it('Tab inserts two spaces at the cursor and tells of the change', () => {
    expect(press('Tab')).toBe(true);
    expect(field.value).toBe('a  b');
    expect(field.selectionStart).toBe(3);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('Tab takes the place of what is selected', () => {
    field.setSelectionRange(0, 2);
    press('Tab');
    expect(field.value).toBe('  ');
  });

  it('Escape lets the next Tab leave', () => {
    press('Escape');
    expect(press('Tab')).toBe(false);
    expect(field.value).toBe('ab');
  });

  it('a key between Escape and Tab takes that back, a modifier does not', () => {
    press('Escape');
    press('Shift');
    expect(press('Tab')).toBe(false);
    press('x');
    expect(press('Tab')).toBe(true);
  });

  it('leaving the editor takes it back too', () => {
    press('Escape');
    field.dispatchEvent(new FocusEvent('blur'));
    expect(press('Tab')).toBe(true);
  });

  it.each([{ shiftKey: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    'Tab with a modifier stays the browser’s: %j',
    (modifiers) => {
      expect(press('Tab', modifiers)).toBe(false);
    },
  );

  it('a reset calls back once the text is restored', async () => {
    field.value = 'edited';
    onChange.mockImplementation(() => expect(field.value).toBe('ab'));
    field.form?.reset();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  });
});
