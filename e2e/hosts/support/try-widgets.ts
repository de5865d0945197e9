import type { Locator, Page } from '@playwright/test';

type Act = (page: Page, widget: Locator) => Promise<void>;

/** Long enough for existing elements; those that another widget has removed are not waited for. */
const timeout = 1000;

/** Waits until the page has rendered the immediate changes of an act. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Waits for delayed changes of an act: search results, the card of a term. */
const shown = (what: Locator): Promise<void> =>
  what
    .first()
    .waitFor({ timeout })
    .catch(() => undefined);

async function press(page: Page, widget: Locator): Promise<void> {
  await widget.click({ timeout });
  await drawn(page);
  await page.keyboard.press('Escape');
}

async function type(page: Page, field: Locator): Promise<void> {
  await field.fill('scan', { timeout });
  await shown(page.getByRole('option'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
}

async function point(page: Page, link: Locator): Promise<void> {
  await link.hover({ timeout });
  await shown(page.locator('.term-card'));
}

const acts: readonly (readonly [selector: string, act: Act])[] = [
  ['a[data-term]', point],
  ['[data-live]', (_page, block) => block.scrollIntoViewIfNeeded({ timeout })],
  ['button:not(:disabled), summary, [role=tab]', press],
  ['input:not([type=hidden], :disabled), textarea', type],
];

/** Identifies each kind of widget, to use each only once across all pages; an empty string if it is not visible. */
const kindsOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].map((element) =>
        element.checkVisibility()
          ? [element.tagName, element.className, element.getAttribute('role'), Object.keys(element.dataset)].join(' ')
          : '',
      ),
    selector,
  );

/** Uses each kind of widget not used before: presses buttons, opens what can be opened, types into fields, points at terms. */
export async function tryWidgets(page: Page, used: Set<string>): Promise<void> {
  for (const [selector, act] of acts) {
    const kinds = await kindsOf(page, selector);
    for (const [index, kind] of kinds.entries()) {
      if (kind === '' || used.has(kind)) continue;
      used.add(kind);
      await act(page, page.locator(selector).nth(index)).catch(() => undefined);
    }
  }
}
