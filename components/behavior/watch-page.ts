/** Ignores search, which redraws its results at each keystroke: that changes nothing else on the page. */
const isPageChange = ({ target }: MutationRecord): boolean =>
  !(target instanceof Element && target.closest('[data-search]'));

/** Calls `update` when the page is parsed and, before the next paint, after each change of its elements. */
export function watchPage(update: () => void): void {
  const start = (): void => {
    update();
    new MutationObserver((records) => {
      if (records.some(isPageChange)) update();
    }).observe(document.body, { childList: true, subtree: true });
  };
  // `readystatechange` comes first: `DOMContentLoaded` waits for deferred scripts, too.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
  else start();
}
