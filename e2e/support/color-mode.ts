import type { Page } from '@playwright/test';

export type ColorMode = 'light' | 'dark';
export const colorModes: readonly ColorMode[] = ['light', 'dark'];

/** Shows a page as if its reader had chosen this mode before, even on a site that hides the toggle. */
export async function setColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate(async (theme) => {
    document.documentElement.setAttribute('data-theme', theme);
    // Colors in transition belong to neither mode.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, mode);
}
