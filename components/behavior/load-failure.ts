import { showRedBox } from './red-box';
import { mayReload, reloadPage } from './reload-guard';

/**
 * Where a file of the runtime cannot be had, most often because a newer build took its place, loads the page again, once; then a red box says so.
 * Where the host does not answer at all, the page keeps its text, and says so only if a part of it needs the runtime.
 */
export function installLoadFailure(root: Document): void {
  const view = root.defaultView;
  if (!view) return;
  root.addEventListener('part-failed', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    showRedBox(root, () => {
      target.focus();
      target.click();
    });
  });
  const show = (): void => showRedBox(root, () => reloadPage(view));
  root.addEventListener('runtime-failed', () => {
    fetch(view.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => (ok && mayReload(view, Date.now()) ? reloadPage(view) : show()),
      () => root.querySelector('[data-needs-runtime]') && show(),
    );
  });
}
