import { decodeAddress } from '@/lib/config/address';
import { watchPage } from './watch-page';

/** Takes readers who come for a part that is on another page now to that page; without script they see a line with the link. */
export function installMovedParts(): void {
  const leadOn = (): void => {
    const place = document.getElementById(decodeAddress(location.hash.slice(1)));
    const link = place?.matches('[data-moved]') && place.querySelector('a');
    if (link) location.replace(link.href);
  };
  window.addEventListener('hashchange', leadOn);
  watchPage(leadOn);
}
