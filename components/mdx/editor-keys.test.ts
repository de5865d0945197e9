// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { editorKeys } from './editor-keys';

const field = document.createElement('textarea');
let keys = editorKeys();

/** Presses a key and gives whether the browser was kept from moving the focus. */
function press(key: string, modifiers: Partial<KeyboardEventInit> = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });
  field.addEventListener(
    'keydown',
    (pressed) => keys.press(pressed as KeyboardEvent & { currentTarget: HTMLTextAreaElement }),
    { once: true },
  );
  field.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  // jsdom has no such method, as no browser of the future may.
  document.execCommand = () => false;
  keys = editorKeys();
  field.value = 'ab';
  field.setSelectionRange(1, 1);
});

describe('In the editor', () => {
  it('Tab inserts two spaces at the cursor and tells of the change', () => {
    let changes = 0;
    field.addEventListener('input', () => (changes += 1), { once: true });
    expect(press('Tab')).toBe(true);
    expect(field.value).toBe('a  b');
    expect(field.selectionStart).toBe(3);
    expect(changes).toBe(1);
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
    keys.reset();
    expect(press('Tab')).toBe(true);
  });

  it.each([{ shiftKey: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    'Tab with a modifier stays the browser’s: %j',
    (modifiers) => {
      expect(press('Tab', modifiers)).toBe(false);
    },
  );
});
