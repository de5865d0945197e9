import { closest, on } from './on';

const selector = 'details[data-dropdown]';

/** Closes dropdowns, of the navbar and of a page, on pointer, touch or focus outside and on Escape, and moves through them with the arrow keys; opening is the browser's own. */
export function installDropdowns(root: Document): void {
  const closeOthers = (event: Event): void => {
    const own = closest(event, selector);
    for (const dropdown of root.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`))
      if (dropdown !== own || event.type === 'arrived') dropdown.open = false;
  };
  on(root, ['pointerdown', 'focusin'], closeOthers);
  root.addEventListener('arrived', closeOthers);
  on(root, ['keydown'], (event) => {
    const dropdown = closest<HTMLDetailsElement>(event, selector);
    if (!dropdown) return;
    if (event.key === 'Escape' && dropdown.open) {
      dropdown.open = false;
      dropdown.querySelector('summary')?.focus();
    } else if (moveFocus(dropdown, event.key)) event.preventDefault();
  });
}

/** Whether the key led to another entry; the arrow down also opens. */
function moveFocus(dropdown: HTMLDetailsElement, key: string): boolean {
  const entries = [...dropdown.querySelectorAll<HTMLElement>(':is(a, button, input):not([hidden] *)')];
  const at = entries.indexOf(dropdown.ownerDocument.activeElement as HTMLElement);
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: at <= 0 ? entries.length - 1 : at - 1,
    Home: 0,
    End: entries.length - 1,
  };
  const next = entries[steps[key] ?? -1];
  if (!next) return false;
  dropdown.open = true;
  next.focus();
  return true;
}
