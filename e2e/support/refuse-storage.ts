import type { Page } from '@playwright/test';

/** A browser that lets pages store nothing, as where its owner forbids it. */
export const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
