import { expect, type Locator } from '@playwright/test';

/** How readers use a control. */
export type Way = Readonly<{
  name: string;
  /** Presses a control; on the keyboard with Enter, or the given key. */
  press: (control: Locator, key?: string) => Promise<void>;
  /** Moves to a field and types. */
  type: (field: Locator, words: string) => Promise<void>;
  /** Chooses an option by its label. */
  choose: (list: Locator, label: string) => Promise<void>;
}>;

/** Types key by key into the focused field. */
const typeInto = async (field: Locator, words: string): Promise<void> => {
  await expect(field).toBeFocused();
  await field.page().keyboard.type(words);
};

/** Where to click a control: in its middle, but in a heading's link at the sign after the words. */
const place = (control: Locator): Promise<{ position?: { x: number; y: number } }> =>
  control.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.matches('.heading-anchor') ? { position: { x: width - 8, y: height / 2 } } : {};
  });

const choose: Way['choose'] = async (list, label) => {
  await list.selectOption({ label });
};

export const ways: readonly Way[] = [
  {
    name: 'touch',
    press: async (control) => control.tap(await place(control)),
    type: async (field, words) => {
      await field.tap();
      await typeInto(field, words);
    },
    choose,
  },
  {
    name: 'mouse',
    press: async (control) => control.click(await place(control)),
    type: async (field, words) => {
      await field.click();
      await typeInto(field, words);
    },
    choose,
  },
  {
    name: 'keyboard',
    press: (control, key = 'Enter') => control.press(key),
    type: async (field, words) => {
      await field.focus();
      await typeInto(field, words);
    },
    choose: async (list, label) => {
      await list.focus();
      await list.page().keyboard.type(label);
    },
  },
  {
    // Clicks elements without pointer or key, and writes directly into fields.
    name: 'assistive technology',
    press: async (control) => {
      await expect(control).toBeVisible();
      await control.evaluate((element: HTMLElement) => element.click());
    },
    type: (field, words) => field.fill(words),
    choose,
  },
];
