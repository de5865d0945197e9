/** Calls `update` now and, before the next paint, after each change of the page's elements; returns the function that stops it. */
export function watchPage(root: Document, update: () => void): () => void {
  update();
  const observer = new MutationObserver(update);
  observer.observe(root.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
