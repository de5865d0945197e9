const boxOf = (root: Document): HTMLElement | null => root.querySelector<HTMLElement>('[data-runtime-failure]');

/** Shows the page's red box, whose button tries again; see components/feedback/runtime-failure. */
export function showLoadFailure(root: Document, retry: () => void): void {
  const box = boxOf(root);
  const button = box?.querySelector('button');
  if (!box || !button) return;
  button.onclick = retry;
  box.hidden = false;
}

/** Hides the red box again. */
export function hideLoadFailure(root: Document): void {
  const box = boxOf(root);
  if (box) box.hidden = true;
}
