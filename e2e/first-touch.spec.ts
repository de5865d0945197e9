import { type Page, test } from '@playwright/test';
import { type Visit, visits } from './support/first-touches';
import { holdLateScripts } from './support/hold';
import { type InputMethod, inputMethods } from './support/input-methods';

/** Slows the processor down, as `THROTTLE=4` asks. */
async function throttle(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Opens an untouched page and uses its controls, on a slow line before their scripts have loaded. */
async function visit(
  page: Page,
  { address, controls }: Visit,
  { method, isSlow }: { method: InputMethod; isSlow: boolean },
) {
  const release = isSlow ? await holdLateScripts(page) : undefined;
  await page.goto(address, { waitUntil: 'commit' });
  for (const { name, act, expectation, comesLater } of controls)
    await test.step(name, async () => {
      await act(page, method);
      if (comesLater) release?.();
      await expectation(page, method);
    });
  release?.();
}

for (const width of [360, 1280] as const)
  for (const method of inputMethods)
    test.describe(`with ${method.name} at ${width} px`, () => {
      test.use({
        viewport: { width, height: 800 },
        hasTouch: method.name === 'touch',
        permissions: ['clipboard-read', 'clipboard-write'],
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const line of ['fast', 'slow'])
        test(`every control works at the first touch on a ${line} line`, async ({ page }) => {
          const { THROTTLE } = process.env;
          if (THROTTLE !== undefined) await throttle(page, Number(THROTTLE));
          for (const { address, controls } of visits) {
            const shown = controls.filter((control) => (control.width ?? width) === width);
            await visit(page, { address, controls: shown }, { method, isSlow: line === 'slow' });
          }
        });
    });
