/** What readers do, and the scripts of the page answer at its elements. */
const deeds = ['click', 'submit', 'input', 'change', 'mousedown', 'keydown'] as const;

/**
 * Lets events reach their elements while React takes over a page. Until it has, React stops each of them at the document (`dispatchEvent` of react-dom, where an event is blocked on hydration), also those that are none of its business: a press or a typed letter would be lost.
 * It stays on, as parts of a page may be taken over later; nothing on this site stops an event for its own ends.
 */
export function letEventsGoOn(): void {
  const goOn = (event: Event): void => {
    event.stopPropagation = () => undefined;
  };
  for (const deed of deeds) window.addEventListener(deed, goOn, { capture: true, passive: true });
}
