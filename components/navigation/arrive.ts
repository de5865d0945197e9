import { decodeAddress } from '@/lib/config/address';
import { frameIds } from '@/lib/config/frame-ids';
import { openAround } from '../behavior/open-around';

/** Takes the reader to the place they navigated to: scrolls to the target of the hash, else to the top, and focuses that target, else the page's heading. */
export function arrive(hash: string): void {
  const target = hash === '' ? null : document.getElementById(decodeAddress(hash.slice(1)));
  openAround(target);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  const element =
    target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (element) focusTarget(element);
  document.dispatchEvent(new Event('arrived'));
  // The phone's menu closes now, but everything else stays inert until its `toggle` event.
  if (element?.closest('[inert]')) {
    const menu = document.getElementById(frameIds.menu);
    menu?.addEventListener('toggle', () => focusTarget(element), { once: true });
  }
}

/** For a link that leads away, returns the function that takes the reader back to it when its page is shown again, unless the focus is elsewhere by then. */
export function linkRestorer(link: HTMLAnchorElement): () => void {
  const { href } = link;
  const { scrollY: top } = window;
  const links = link.closest('main') ? 'main a' : 'a';
  const restore = (): void => {
    if (document.activeElement !== document.body) return;
    const same = [...document.querySelectorAll<HTMLAnchorElement>(links)].find((other) => other.href === href);
    same?.focus({ preventScroll: true });
    if (location.hash) window.scrollTo({ top, behavior: 'instant' });
  };
  // Chromium first scrolls to the target of the hash, even if the reader had scrolled away from it.
  return () => void requestAnimationFrame(restore);
}

function focusTarget(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
