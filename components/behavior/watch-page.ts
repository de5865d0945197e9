/** Search draws its results anew with each key; nothing of the page changes by that. */
const isOfPage = ({ target }: MutationRecord): boolean =>
  !(target instanceof Element && target.closest('[data-search]'));

/** Calls `update` when the page is parsed and, before the next paint, after each change of its elements. */
export function watchPage(update: () => void): void {
  const start = (): void => {
    update();
    new MutationObserver((records) => {
      if (records.some(isOfPage)) update();
    }).observe(document.body, { childList: true, subtree: true });
  };
  // The event that comes first: that the content is loaded is told only when deferred scripts are there, too.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', start, { once: true });
  else start();
}
