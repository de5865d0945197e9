import { decodeAddress } from '@/lib/config/address';
import { watchPage } from './watch-page';

/** Redirects readers whose address names a part that has moved to another page; without script, they see a line with the link. */
export function installMovedParts(): void {
  const redirect = (): void => {
    const target = document.getElementById(decodeAddress(location.hash.slice(1)));
    const link = target?.matches('[data-moved]') && target.querySelector('a');
    if (link) location.replace(link.href);
  };
  window.addEventListener('hashchange', redirect);
  watchPage(redirect);
}
