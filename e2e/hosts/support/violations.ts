import type { Page } from '@playwright/test';

/** Collects, from this call on, everything that a page's policy blocks in the page and its frames. */
export async function watchForViolations(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  await page.exposeBinding('reportViolation', (_source, text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function')
        report(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile ?? ''} ${sample}`);
    });
  });
  return violations;
}
