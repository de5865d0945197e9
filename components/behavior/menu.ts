import { behaviorStrings } from '@/lib/config/behavior-strings';
import { keepInView } from './keep-in-view';
import { on, onClick } from './on';

/**
 * What the browser does not do by itself for the phone's menu and search, popovers over the whole page: they are dialogs that keep the focus, and give it back.
 * The menu shows the docs' pages first, and closes when the reader has chosen a page, or gone back to one, or the window has grown to the desktop's width.
 */
export function installMenu(): void {
  const menuOf = (): HTMLElement | null => document.getElementById('menu');
  const close = (): void => menuOf()?.hidePopover();
  on(['toggle'], ({ target, newState }) => {
    if (target instanceof HTMLElement && target.matches('#menu, #search')) settle(target, newState === 'open');
  });
  onClick('[data-menu-back]', () => {
    const menu = menuOf();
    if (!menu) return;
    menu.dataset['view'] = 'main';
    firstEntry(menu)?.focus();
  });
  document.addEventListener('arrived', close);
  window.addEventListener('popstate', close);
  // The browser shows a page that it kept for the way back as it was left.
  window.addEventListener('pagehide', close);
  window.matchMedia('(width >= 62.25em)').addEventListener('change', close);
}

function settle(popover: HTMLElement, isOpen: boolean): void {
  for (const part of outside(popover)) part.inert = isOpen;
  popover.role = isOpen ? 'dialog' : null;
  popover.ariaLabel = isOpen ? behaviorStrings[popover.id as 'menu' | 'search'] : null;
  if (!isOpen) {
    delete popover.dataset['view'];
    giveFocusBack(popover);
    return;
  }
  const entry = firstEntry(popover);
  entry?.focus({ preventScroll: true });
  // Below the menu's head, which stays.
  if (entry) keepInView(popover, entry, 96);
}

/** The browser did so only to what it knew to have had the focus, and not while that was inert. */
function giveFocusBack(popover: HTMLElement): void {
  const { activeElement: focused, body } = document;
  if (focused === body || popover.contains(focused))
    document.querySelector<HTMLElement>(`header [popovertarget="${popover.id}"]`)?.focus({ preventScroll: true });
}

/** The entry of the page being read, else the first that is shown; the search has none. */
function firstEntry(menu: HTMLElement): HTMLElement | undefined {
  const entries = [...menu.querySelectorAll<HTMLElement>('nav a, nav summary')].filter(
    (entry) => entry.getClientRects().length > 0,
  );
  return entries.find((entry) => entry.ariaCurrent === 'page') ?? entries[0];
}

/** All that is not the popover: its siblings and those of the elements around it. */
function outside(popover: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part: Element = popover; part.parentElement && part !== document.body; part = part.parentElement)
    for (const sibling of part.parentElement.children)
      if (sibling !== part && sibling instanceof HTMLElement) parts.push(sibling);
  return parts;
}
