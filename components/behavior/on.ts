/** Listens at the document, also while an event passes elements that stop it. */
export function on<Type extends keyof DocumentEventMap>(
  root: Document,
  types: readonly Type[],
  handle: (event: DocumentEventMap[Type]) => void,
): void {
  for (const type of types) root.addEventListener(type, handle, { capture: true, passive: type === 'touchstart' });
}

/** The nearest element around an event's target that matches. */
export const closest = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** Handles plain clicks on matching elements, however they come: pointer, key, or assistive technology. */
export function onClick<Found extends HTMLElement>(
  root: Document,
  selector: string,
  handle: (found: Found) => void,
): void {
  root.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const found = closest<Found>(event, selector);
    if (found) handle(found);
  });
}
