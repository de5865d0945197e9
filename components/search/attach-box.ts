import { closest } from '../behavior/on';
import { h } from '../ui/h';
import { onClear } from './dom';
import { makeCombobox, optionsIn } from './render-panel';
import { type Box, createBox, openIn } from './box';
import type { SearchSite } from './search-site';

/** Where the box is a popover behind its button. */
const narrow = '(width < 62.25em)';

/** Lets the popover come and go with the search. */
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

const isOverScreen = (popover: HTMLElement): boolean => popover.matches(':popover-open');

function onKey(box: Box, event: KeyboardEvent): void {
  // WebKit counts the key that ends a composition as one after it, and tells it by this code alone (https://bugs.webkit.org/show_bug.cgi?id=165004).
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
      if (box.enter(openIn(event))) event.preventDefault();
      return;
    case 'Tab':
      // The definition has a link; the entries of the list are led to by the arrow keys.
      return !event.shiftKey && box.parts.panel.querySelector('.search-definition') ? undefined : box.close();
    case 'Escape':
      // With nothing left to close or to clear, it is the popover's.
      if (isShown || input.value !== '') event.preventDefault();
      return isShown ? box.close() : box.fill('');
  }
}

/** Chooses among the entries; the focus stays in the input, whatever is pressed there. */
function attachPanel(box: Box, hide: () => void): void {
  const { panel } = box.parts;
  const optionAt = (event: Event): HTMLElement | null => closest(event, '[role="option"]');
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  panel.addEventListener('mousemove', (event) => {
    const place = optionsIn(panel).indexOf(optionAt(event) as HTMLElement);
    if (place >= 0 && place !== box.state().active) box.move(place);
  });
  panel.addEventListener('click', (event) => {
    const option = optionAt(event);
    if (!option) return;
    box.choose(option, event);
    if (option instanceof HTMLAnchorElement && openIn(event) === 'here') hide();
  });
}

/** Brings the box of the navbar to life, going on with what was typed into it before; `hide` ends the search, as when another page has come. */
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
  input.addEventListener('keydown', (event) => onKey(box, event));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    hide();
    box.submit();
  });
  onClear(root, input, box.type);
  matchMedia(narrow).addEventListener('change', hide);

  if (isOverScreen(popover)) input.focus();
  if (input.value !== '') box.type();
  if (document.activeElement === input) box.open();
  else box.close();
  return { hide };
}
