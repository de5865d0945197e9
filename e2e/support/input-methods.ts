import { expect, type Locator } from '@playwright/test';

/** How readers use a control. */
export type InputMethod = Readonly<{
  name: string;
  /** Presses a control; on the keyboard with Enter, or the given key. */
  press: (control: Locator, key?: string) => Promise<void>;
  /** Moves to a field and types. */
  type: (field: Locator, words: string) => Promise<void>;
  /** Chooses an option by its label. */
  choose: (select: Locator, label: string) => Promise<void>;
}>;

/** Types key by key into the focused field. */
const typeInto = async (field: Locator, words: string): Promise<void> => {
  await expect(field).toBeFocused();
  await field.page().keyboard.type(words);
};

/** Where to click a control: in its middle, but in a heading's link at the sign after the words. */
const clickPosition = (control: Locator): Promise<{ position?: { x: number; y: number } }> =>
  control.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.matches('.heading-anchor') ? { position: { x: width - 8, y: height / 2 } } : {};
  });

const choose: InputMethod['choose'] = async (select, label) => {
  await select.selectOption({ label });
};

export const inputMethods: readonly InputMethod[] = [
  {
    name: 'touch',
    press: async (control) => control.tap(await clickPosition(control)),
    type: async (field, words) => {
      await field.tap();
      await typeInto(field, words);
    },
    choose,
  },
  {
    name: 'mouse',
    press: async (control) => control.click(await clickPosition(control)),
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
    choose: async (select, label) => {
      await select.focus();
      await select.page().keyboard.type(label);
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
