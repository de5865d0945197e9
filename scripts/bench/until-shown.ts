import type { Page } from '@playwright/test';

/** Measures the milliseconds from the key press or click that `act` causes to the frame in which the element's text has changed. */
export async function untilShown(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  const before = await page.evaluate((wanted) => {
    // Stored outside the document: before the runtime is loaded, following a link replaces the document.
    const keep = ({ timeStamp }: Event) => (sessionStorage['pressed'] ??= performance.timeOrigin + timeStamp);
    delete sessionStorage['pressed'];
    for (const type of ['click', 'keydown']) addEventListener(type, keep, { capture: true, once: true });
    return document.querySelector(wanted)?.textContent ?? '';
  }, selector);
  const shown = page.waitForFunction(
    ([wanted, old]) => {
      const text = document.querySelector(wanted)?.textContent ?? old;
      return text !== old && performance.timeOrigin + performance.now();
    },
    [selector, before] as const,
  );
  await act();
  const at = Number(await (await shown).jsonValue());
  return at - Number(await page.evaluate(() => sessionStorage['pressed']));
}
