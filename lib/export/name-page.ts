/** Takes a page and its address and gives the page with that address on its root element, where the runtime looks for it. */
export function namePage(html: string, address: string): string {
  if (!/<html[ >]/.test(html)) throw new Error('The page has no <html> to hold its address.');
  return html.replace('<html', () => `<html data-page="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
}
