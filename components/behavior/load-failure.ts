import { showRedBox } from './red-box';
import { mayReload, reloadPage } from './reload-guard';

/**
 * If a file of the runtime fails to load, most often because a newer build replaced it, reloads the page once; if it fails again, shows a red box.
 * If the host does not answer at all, the page stays, and shows the red box only if a part of it needs the runtime.
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
