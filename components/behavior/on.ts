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
export const closest = <Target extends HTMLElement>({ target }: Event, selector: string): Target | null =>
  target instanceof Element ? target.closest<Target>(selector) : null;

/** Whether an event comes from a field, in which a key is text and no shortcut. */
export const isInField = (event: Event): boolean =>
  closest(event, 'input, textarea, select, [contenteditable]') !== null;

/** Whether a click asks for nothing special, such as a new tab. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a link leads to another page of the site, and not to a place on this one. */
export const isLinkToOtherPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname !== location.pathname;

/** Calls back when the reader arrives at a page, moves in the history, or leaves: the back-forward cache restores a page as it was left. */
export function onNavigation(act: (event: Event) => void): void {
  document.addEventListener('arrived', act);
  for (const type of ['popstate', 'pagehide']) window.addEventListener(type, act);
}

/** Handles plain clicks on matching elements, however they come: pointer, key, or assistive technology. */
export function onClick<Target extends HTMLElement>(selector: string, handle: (element: Target) => void): void {
  on(['click'], (event) => {
    const element = isPlainClick(event) ? closest<Target>(event, selector) : null;
    if (element) handle(element);
  });
}
