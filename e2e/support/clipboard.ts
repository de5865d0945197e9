import type { Page } from '@playwright/test';

/** Reads the clipboard in a separate page, because the site's policy forbids its pages to read it. */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Clipboard</title>' }));
  await reader.goto(new URL(page.url()).origin);
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
