import { behaviorStrings } from '@/lib/config/behavior-strings';
import { on, onClick, onNavigation } from './on';

/**
 * Adds what the browser lacks for the phone's menu and search, which are popovers over the whole page: they become dialogs that trap the focus and return it.
 * The menu shows the docs' pages first, and closes when the reader follows a link, goes back to a page, or widens the window to desktop width.
 */
export function installMenu(): void {
  const menuOf = (): HTMLElement | null => document.getElementById('menu');
  const close = (): void => menuOf()?.hidePopover();
  on(['toggle'], ({ target, newState }) => {
    if (target instanceof HTMLElement && target.matches('#menu, #search')) updateDialog(target, newState === 'open');
  });
  onClick('[data-menu-back]', () => {
    const menu = menuOf();
    if (!menu) return;
    menu.dataset['view'] = 'main';
    firstEntry(menu)?.focus();
  });
  onNavigation(close);
  window.matchMedia('(width >= 62.25em)').addEventListener('change', close);
}

function updateDialog(popover: HTMLElement, isOpen: boolean): void {
  setOutsideInert(popover, isOpen);
  popover.role = isOpen ? 'dialog' : null;
  popover.ariaLabel = isOpen ? behaviorStrings[popover.id as 'menu' | 'search'] : null;
  if (!isOpen) {
    delete popover.dataset['view'];
    restoreFocus(popover);
    return;
  }
  const entry = firstEntry(popover);
  if (!entry) return;
  entry.focus({ preventScroll: true });
  // Scrolls an entry in the lower half to the middle, to show its neighbors too. The page behind does not scroll.
  popover.scrollTop += entry.getBoundingClientRect().top - window.innerHeight / 2;
}

/** The browser itself returns the focus only to an element that it remembers, and not while that element is inert. */
function restoreFocus(popover: HTMLElement): void {
  const { activeElement: focused, body } = document;
  if (focused === body || popover.contains(focused))
    document.querySelector<HTMLElement>(`header [popovertarget="${popover.id}"]`)?.focus({ preventScroll: true });
}

/** The entry of the page being read, else the first visible one; the search has no entries. */
function firstEntry(menu: HTMLElement): HTMLElement | undefined {
  const entries = [...menu.querySelectorAll<HTMLElement>('nav a, nav summary')].filter(
    (entry) => entry.getClientRects().length > 0,
  );
  return entries.find((entry) => entry.ariaCurrent === 'page') ?? entries[0];
}

/** Makes everything on the page outside an element inert, or usable again. */
function setOutsideInert(inner: HTMLElement, isInert: boolean): void {
  for (let part = inner; part.parentElement && part !== document.body; part = part.parentElement)
    for (const sibling of part.parentElement.children as HTMLCollectionOf<HTMLElement>)
      if (sibling !== part) sibling.inert = isInert;
}
