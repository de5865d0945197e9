import { closest, isLinkToOtherPage, isPlainClick } from './on';
import { isFolder } from './site-files';
import { hideRedBox, showRedBox } from './red-box';

/** Without a network, a click on a link to another page, or a form sent, leaves the page in place with a message: the browser would replace it with an error page. */
export function installOffline(): void {
  // A site on the reader's own disk or machine needs no network.
  if (isFolder || location.hostname === 'localhost') return;
  /** If offline, keeps the page and offers to try again; returns whether it did. */
  const stayIfOffline = (event: Event, retry: () => void): boolean => {
    hideRedBox();
    if (navigator.onLine) return false;
    event.preventDefault();
    showRedBox(retry);
    return true;
  };
  const handleClick = (event: MouseEvent): void => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]:not([download], [target])');
    if (link && isPlainClick(event) && isLinkToOtherPage(link)) stayIfOffline(event, () => link.click());
  };
  /** The search form navigates until its script has loaded; on a phone it covers the page and the message. */
  const handleSubmit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (!event.defaultPrevented && stayIfOffline(event, () => form.requestSubmit()))
      form.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  // Runs before the router's listener.
  document.addEventListener('click', handleClick, { capture: true });
  document.addEventListener('submit', handleSubmit);
}
