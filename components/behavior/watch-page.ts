/** Search draws its results anew with each key; nothing of the page changes by that. */
const isOfPage = ({ target }: MutationRecord): boolean =>
  !(target instanceof Element && target.closest('[data-search]'));

/** Calls `update` when the page is parsed and, before the next paint, after each change of its elements. */
export function watchPage(root: Document, update: () => void): void {
  const start = (): void => {
    update();
    new MutationObserver((records) => {
      if (records.some(isOfPage)) update();
    }).observe(root.body, { childList: true, subtree: true });
  };
  // The event that comes first: that the content is loaded is told only when deferred scripts are there, too.
  if (root.readyState === 'loading') root.addEventListener('readystatechange', start, { once: true });
  else start();
}
