import { showRedBox } from './red-box';
import { mayReload, reloadPage } from './reload-guard';

/** Where a file of the runtime cannot be had, most often because a newer build took its place, loads the page again, once; then a red box says so. */
export function installLoadFailure(root: Document): void {
  const view = root.defaultView;
  if (!view) return;
  const show = (): void => showRedBox(root, () => reloadPage(view));
  root.addEventListener('runtime-failed', () => {
    // A host that does not answer would leave the reader without the text, too.
    fetch(view.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => (ok && mayReload(view, Date.now()) ? reloadPage(view) : show()),
      show,
    );
  });
}
