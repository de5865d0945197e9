import { behaviorStrings as strings } from '@/lib/config/behavior-strings';
import { mayReload, reloadPage } from './reload-guard';

declare global {
  interface Window {
    /** The page's red box, for code of other bundles: the navigation shows it too. */
    loadFailure?: LoadFailure;
  }
}

type LoadFailure = Readonly<{ show: (retry: () => void) => void; hide: () => void }>;

/** Where a file of the runtime cannot be had, most often because a newer build took its place, loads the page again, once; then a red box says so. */
export function installLoadFailure(root: Document): void {
  const view = root.defaultView;
  if (!view) return;
  const box = createBox(root);
  view.loadFailure = box;
  const show = (): void => box.show(() => reloadPage(view));
  root.addEventListener('runtime-failed', () => {
    // A host that does not answer would leave the reader without the text, too.
    fetch(view.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => (ok && mayReload(view, Date.now()) ? reloadPage(view) : show()),
      show,
    );
  });
}

function createBox(root: Document): LoadFailure {
  const make = (name: string, words: string): HTMLElement =>
    Object.assign(root.createElement(name), { textContent: words });
  const box = make('div', '');
  box.className = 'red-box load-failure';
  box.setAttribute('role', 'alert');
  return {
    show: (retry) => {
      const button = make('button', strings.retry);
      button.onclick = retry;
      box.replaceChildren(make('strong', strings.loadFailed), make('p', strings.loadAdvice), button);
      root.body.append(box);
    },
    hide: () => box.remove(),
  };
}
