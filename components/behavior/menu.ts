import { behaviorStrings } from '@/lib/config/behavior-strings';
import { keepInView } from './keep-in-view';
import { onClick } from './on';

/**
 * What the browser does not do by itself for the phone menu, which is a popover: it shows the docs' pages first, keeps the focus inside,
 * and closes when the reader has chosen a page, or gone back to one, or the window has grown to the desktop's width.
 */
export function installMenu(): void {
  const menuOf = (): HTMLElement | null => document.getElementById('menu');
  const close = (): void => menuOf()?.hidePopover();
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      if (target instanceof HTMLElement && target.id === 'menu') settle(target, newState === 'open');
    },
    true,
  );
  onClick('[data-menu-back]', () => {
    const menu = menuOf();
    if (!menu) return;
    menu.dataset['view'] = 'main';
    firstEntry(menu)?.focus();
  });
  document.addEventListener('arrived', close);
  window.addEventListener('popstate', close);
  window.matchMedia('(width >= 62.25em)').addEventListener('change', close);
}

function settle(menu: HTMLElement, isOpen: boolean): void {
  for (const part of outside(menu)) part.inert = isOpen;
  menu.role = isOpen ? 'dialog' : null;
  menu.ariaLabel = isOpen ? behaviorStrings.menu : null;
  if (isOpen) {
    const entry = firstEntry(menu);
    entry?.focus({ preventScroll: true });
    // Below the menu's head, which stays.
    if (entry) keepInView(menu, entry, 96);
    return;
  }
  delete menu.dataset['view'];
  giveFocusBack(menu);
}

/** The browser did so only to what it knew to have had the focus, and not while that was inert. */
function giveFocusBack(menu: HTMLElement): void {
  const { activeElement: focused, body } = document;
  if (focused === body || menu.contains(focused))
    document.querySelector<HTMLElement>('header [popovertarget="menu"]')?.focus({ preventScroll: true });
}

/** The entry of the page being read, else the first that is shown. */
function firstEntry(menu: HTMLElement): HTMLElement | undefined {
  const entries = [...menu.querySelectorAll<HTMLElement>('nav a, nav summary')].filter(
    (entry) => entry.getClientRects().length > 0,
  );
  return entries.find((entry) => entry.ariaCurrent === 'page') ?? entries[0];
}

/** All that is not the menu: its siblings and those of the elements around it. */
function outside(menu: HTMLElement): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part: Element = menu; part.parentElement && part !== document.body; part = part.parentElement)
    for (const sibling of part.parentElement.children)
      if (sibling !== part && sibling instanceof HTMLElement) parts.push(sibling);
  return parts;
}
