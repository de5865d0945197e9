import type { Page } from '@playwright/test';

export type ColorMode = 'light' | 'dark';
export const colorModes: readonly ColorMode[] = ['light', 'dark'];

/** Shows a page as one would see it who chose this mode before, on a site whose toggle may be hidden. */
export async function setColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.setAttribute('data-theme', theme);
    // Colors on their way from one mode to the other belong to neither.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, mode);
}
