import { nextItem } from './next-item';
import { closest, on, onNavigation } from './on';

const selector = 'details[data-dropdown]';

/** Closes dropdowns of the navbar and of a page on a press or focus outside, on Escape, at each navigation or step in the history, and after a link in them to a place on the page. The arrow keys open them and move through their entries; the browser itself opens them on a click. */
export function installDropdowns(): void {
  const closeOthers = (event: Event): void => {
    const isDone = event.type === 'click' && closest(event, 'a[href^="#"]');
    const own = isDone ? null : closest(event, selector);
    for (const dropdown of document.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`))
      if (dropdown !== own) dropdown.open = false;
  };
  on(['pointerdown', 'focusin', 'click'], closeOthers);
  onNavigation(closeOthers);
  on(['keydown'], (event) => {
    const dropdown = closest<HTMLDetailsElement>(event, selector);
    if (!dropdown) return;
    if (event.key === 'Escape' && dropdown.open) {
      dropdown.open = false;
      dropdown.querySelector('summary')?.focus();
      return;
    }
    // Of these keys, only the arrows open a closed one.
    if (!dropdown.open && !event.key.startsWith('Arrow')) return;
    const entries = [...dropdown.querySelectorAll<HTMLElement>(':is(a, button, input):not([hidden] *)')];
    const next = nextItem(entries, document.activeElement, [event.key, 'ArrowUp', 'ArrowDown']);
    if (!next) return;
    event.preventDefault();
    dropdown.open = true;
    next.focus();
  });
}
