import { showRedBox } from './red-box';
import { mayReload, reloadPage } from './reload-guard';

/**
 * Where a file of the runtime cannot be had, most often because a newer build took its place, loads the page again, once; then a red box says so.
 * Where the host does not answer at all, the page keeps its text, and says so only if a part of it needs the runtime.
 */
export function installLoadFailure(): void {
  document.addEventListener('part-failed', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    showRedBox(() => {
      target.focus();
      target.click();
    });
  });
  const show = (): void => showRedBox(reloadPage);
  document.addEventListener('runtime-failed', () => {
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => (ok && mayReload(Date.now()) ? reloadPage() : show()),
      () => document.querySelector('[data-needs-runtime]') && show(),
    );
  });
}
