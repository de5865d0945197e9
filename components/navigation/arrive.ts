import { decodeAddress } from '@/lib/config/address';
import { frameIds } from '@/lib/config/frame-ids';
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
  // The phone's menu, which closes now, keeps all else from the focus until the browser has told so.
  if (place?.closest('[inert]')) {
    const menu = document.getElementById(frameIds.menu);
    menu?.addEventListener('toggle', () => focusPlace(place), { once: true });
  }
}

/** Takes a link that leads away and gives what brings the reader back to it when its page is shown again; nothing where they have the focus elsewhere by then. */
export function wayBack(link: HTMLAnchorElement): () => void {
  const { href } = link;
  const { scrollY: top } = window;
  const links = link.closest('main') ? 'main a' : 'a';
  const lead = (): void => {
    if (document.activeElement !== document.body) return;
    const same = [...document.querySelectorAll<HTMLAnchorElement>(links)].find((other) => other.href === href);
    same?.focus({ preventScroll: true });
    if (location.hash) window.scrollTo({ top, behavior: 'instant' });
  };
  // Chromium first goes to the place that the address names, though the reader had left it.
  return () => void requestAnimationFrame(lead);
}

function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
