/** Search draws its results anew with each key; nothing of the page changes by that. */
const isOfPage = ({ target }: MutationRecord): boolean =>
  !(target instanceof Element && target.closest('[data-search]'));

/** Calls `update` now and, before the next paint, after each change of the page's elements; returns the function that stops it. */
export function watchPage(root: Document, update: () => void): () => void {
  update();
  const observer = new MutationObserver((records) => {
    if (records.some(isOfPage)) update();
  });
  observer.observe(root.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
