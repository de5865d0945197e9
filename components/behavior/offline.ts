import { closest, isPlainClick, leadsOn } from './on';
import { isFolder } from './site-files';
import { hideRedBox, showRedBox } from './red-box';

/** Without a network the page stays where a link to another one is clicked, and says so: the browser would put a page of its own in its place. */
export function installOffline(): void {
  // What is on the reader's own disk, or comes from their own machine, needs none.
  if (isFolder || location.hostname === 'localhost') return;
  const follow = (event: MouseEvent): void => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]:not([download], [target])');
    if (!link || !isPlainClick(event) || !leadsOn(link)) return;
    hideRedBox();
    if (navigator.onLine) return;
    event.preventDefault();
    showRedBox(() => link.click());
  };
  // Before the router hears of it.
  document.addEventListener('click', follow, { capture: true });
}
