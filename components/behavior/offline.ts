import { closest, isPlainClick, leadsOn } from './on';
import { isFolder } from './site-files';
import { hideRedBox, showRedBox } from './red-box';

/** Without a network the page stays where a link to another one is clicked, or a form sent, and says so: the browser would put a page of its own in its place. */
export function installOffline(): void {
  // What is on the reader's own disk, or comes from their own machine, needs none.
  if (isFolder || location.hostname === 'localhost') return;
  /** Whether the page stays; then it offers to try again. */
  const stays = (event: Event, again: () => void): boolean => {
    hideRedBox();
    if (navigator.onLine) return false;
    event.preventDefault();
    showRedBox(again);
    return true;
  };
  const follow = (event: MouseEvent): void => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]:not([download], [target])');
    if (link && isPlainClick(event) && leadsOn(link)) stays(event, () => link.click());
  };
  /** The form of search leads on while its script is not there; on a phone it lies over the page. */
  const send = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (!event.defaultPrevented && stays(event, () => form.requestSubmit()))
      form.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  // Before the router hears of it.
  document.addEventListener('click', follow, { capture: true });
  document.addEventListener('submit', send);
}
