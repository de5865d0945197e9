import { decodeAddress } from '@/lib/config/address';
import { watchPage } from './watch-page';

/** Redirects readers whose address names a part that has moved to another page; without script, they see a line with the link. */
export function installMovedParts(): void {
  const leadOn = (): void => {
    const place = document.getElementById(decodeAddress(location.hash.slice(1)));
    const link = place?.matches('[data-moved]') && place.querySelector('a');
    if (link) location.replace(link.href);
  };
  window.addEventListener('hashchange', leadOn);
  watchPage(leadOn);
}
