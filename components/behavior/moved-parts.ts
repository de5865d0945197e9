import { decodeHash } from './decode-hash';
import { watchPage } from './watch-page';

/** Takes readers who come for a part that is on another page now to that page; without script they see a line with the link. */
export function installMovedParts(root: Document): void {
  const view = root.defaultView;
  const leadOn = (): void => {
    const place = view ? root.getElementById(decodeHash(view.location.hash)) : null;
    const link = place?.matches('[data-moved]') ? place.querySelector('a') : null;
    if (link) view?.location.replace(link.href);
  };
  view?.addEventListener('hashchange', leadOn);
  watchPage(root, leadOn);
}
