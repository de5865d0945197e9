/** Handles plain clicks on elements that match a selector, wherever in the document and whenever they were added; returns the function that stops it. */
export function onClick<Found extends HTMLElement>(
  root: Document,
  selector: string,
  handle: (found: Found) => void,
): () => void {
  const listener = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const found = event.target instanceof Element ? event.target.closest<Found>(selector) : null;
    if (found) handle(found);
  };
  root.addEventListener('click', listener);
  return () => root.removeEventListener('click', listener);
}
