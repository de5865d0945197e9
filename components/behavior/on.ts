/** Listens on the document in the capture phase, before anything else: React stops events during hydration. */
export function on<Type extends keyof DocumentEventMap>(
  types: readonly Type[],
  handle: (event: DocumentEventMap[Type]) => void,
  signal?: AbortSignal,
): void {
  for (const type of types)
    document.addEventListener(type, handle, { capture: true, passive: type === 'touchstart', signal });
}

/** The nearest element around an event's target that matches. */
export const closest = <Found extends HTMLElement>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

/** Whether an event comes from a field, in which a key is text and no shortcut. */
export const isInField = (event: Event): boolean =>
  closest(event, 'input, textarea, select, [contenteditable]') !== null;

/** Whether a click asks for nothing special, such as a new tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a link leads to another page of the site, and not to a place on this one. */
export const leadsOn = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname !== location.pathname;

/** Calls back when the reader arrives at a page, moves in the history, or leaves: the back-forward cache restores a page as it was left. */
export function onLeave(act: (event: Event) => void): void {
  document.addEventListener('arrived', act);
  for (const type of ['popstate', 'pagehide']) window.addEventListener(type, act);
}

/** Handles plain clicks on matching elements, however they come: pointer, key, or assistive technology. */
export function onClick<Found extends HTMLElement>(selector: string, handle: (found: Found) => void): void {
  on(['click'], (event) => {
    const found = isPlainClick(event) ? closest<Found>(event, selector) : null;
    if (found) handle(found);
  });
}
