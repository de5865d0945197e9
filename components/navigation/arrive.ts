import { decodeAddress } from '@/lib/config/address';
import { openAround } from '../behavior/open-around';

/** Takes the reader to the place on a page that they navigated to: the target of the hash, else the top; the focus goes to it, else to the page's heading. */
export function arrive(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeAddress(hash.slice(1)));
  openAround(target);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  const place = target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (place) focusPlace(place);
  document.dispatchEvent(new Event('arrived'));
}

function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
