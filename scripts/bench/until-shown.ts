import type { Page } from '@playwright/test';

/** Milliseconds from the press of a key or of the mouse, which `act` leads to, to the frame in which another text than before is in the element. */
export async function untilShown(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  const before = await page.evaluate((wanted) => {
    // Kept beyond the document: where the runtime is not there yet, the browser opens the page of a link.
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
