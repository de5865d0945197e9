/** Events of the reader that scripts of the page handle at its elements. */
const eventTypes = ['click', 'submit', 'input', 'change', 'mousedown', 'keydown'] as const;

/**
 * Lets events reach their elements during hydration. Until it is done, React stops each of them at the document (`dispatchEvent` of react-dom, if an event is blocked on hydration), even those React does not handle: a press or a typed letter would be lost.
 * It stays on because parts of a page may hydrate later; no code of this site relies on stopping an event.
 */
export function letEventsPropagate(): void {
  const keepPropagating = (event: Event): void => {
    event.stopPropagation = () => undefined;
  };
  for (const type of eventTypes) window.addEventListener(type, keepPropagating, { capture: true, passive: true });
}
