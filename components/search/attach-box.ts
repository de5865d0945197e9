import { closest } from '../behavior/on';
import { h } from '../ui/h';
import { attachClearButton } from './dom';
import { makeCombobox, optionsIn } from './render-panel';
import { type Box, createBox, openTarget } from './box';
import type { SearchSite } from './search-site';

/** Window widths at which the box is a popover behind its button. */
const narrow = '(width < 62.25em)';

/** Opens and closes the search along with its popover. */
function attachPopover(popover: HTMLElement, box: Box): void {
  const { input } = box.parts;
  popover.addEventListener('toggle', (event) => (event.newState === 'open' ? box.open() : box.close()));
  popover.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape' || target === input) return;
    input.focus();
    box.close();
  });
  popover.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && popover.contains(relatedTarget);
    if (!isInside && !isOverScreen(popover)) box.close();
  });
}

/** Inside `:is`, the selector does not throw in browsers without popovers, before `popovers.ts` has loaded. */
const isOverScreen = (popover: HTMLElement): boolean => popover.matches(':is(:popover-open)');

function handleKey(box: Box, event: KeyboardEvent): void {
  // WebKit reports the key that ends a composition as one pressed after it; only this key code tells (https://bugs.webkit.org/show_bug.cgi?id=165004).
  if (event.isComposing || event.keyCode === 229) return;
  const { input } = box.parts;
  const isShown = !box.parts.panel.hidden;
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      event.preventDefault();
      return box.move(event.key === 'ArrowDown' ? 'next' : 'previous');
    case 'Home':
    case 'End':
      if (!isShown || event.shiftKey) return;
      event.preventDefault();
      return box.move(event.key === 'Home' ? 0 : Infinity);
    case 'Enter':
      if (box.enter(openTarget(event))) event.preventDefault();
      return;
    case 'Tab':
      // Tab leads to the definition's link; only the arrow keys lead to the entries of the list.
      return !event.shiftKey && box.parts.panel.querySelector('.search-definition') ? undefined : box.close();
    case 'Escape':
      // With nothing left to close or to clear, Escape closes the popover.
      if (isShown || input.value !== '') event.preventDefault();
      return isShown ? box.close() : box.fill('');
  }
}

/** Lets the pointer choose among the entries; a press on them leaves the focus in the input. */
function attachPanel(box: Box, hide: () => void): void {
  const { panel } = box.parts;
  const optionAt = (event: Event): HTMLElement | null => closest(event, '[role="option"]');
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  panel.addEventListener('mousemove', (event) => {
    const index = optionsIn(panel).indexOf(optionAt(event) as HTMLElement);
    if (index >= 0 && index !== box.state().active) box.move(index);
  });
  panel.addEventListener('click', (event) => {
    const option = optionAt(event);
    if (!option) return;
    box.choose(option, event);
    if (option instanceof HTMLAnchorElement && openTarget(event) === 'here') hide();
  });
}

/** Attaches the search to the navbar's box, which keeps what was typed into it before; `hide` ends the search, as after a navigation. */
export function attachBox(root: HTMLElement, site: SearchSite): { readonly hide: () => void } | undefined {
  const popover = root.querySelector<HTMLElement>('.search-box');
  const form = root.querySelector('form');
  const input = root.querySelector('input');
  if (!popover || !form || !input) return undefined;
  const panel = h('div', { class: 'search-panel', hidden: true });
  const live = h('div', { class: 'visually-hidden', role: 'status' });
  popover.append(panel, live);
  makeCombobox(input);
  const box = createBox({ root, input, panel, live }, site);
  const hide = (): void => {
    box.close();
    if (isOverScreen(popover)) popover.hidePopover();
  };

  attachPopover(popover, box);
  attachPanel(box, hide);
  input.addEventListener('input', box.type);
  input.addEventListener('click', box.open);
  input.addEventListener('keydown', (event) => handleKey(box, event));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    hide();
    box.submit();
  });
  attachClearButton(root, input, box.type);
  matchMedia(narrow).addEventListener('change', hide);

  if (isOverScreen(popover)) input.focus();
  if (input.value !== '') box.type();
  if (document.activeElement === input) box.open();
  else box.close();
  return { hide };
}
