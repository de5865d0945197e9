import { closest } from './on';
import { loadDefinition, showTerm } from './term-card';

/** How long the pointer rests on a term before its meaning shows, and how long it shows after the pointer has left. */
const [showAfter, hideAfter] = [150, 250];

const linkOf = (event: Event): HTMLAnchorElement | null => closest(event, 'a[data-term]');

/** Shows what a term means while the reader points at a link to the glossary, or has it in focus; Escape hides it (WCAG 2.2, 1.4.13). */
export function installTerms(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latestRequest = 0;
  let hide = (): void => undefined;

  const cancel = (): void => {
    latestRequest += 1;
    hide();
  };
  const show = async (link: HTMLAnchorElement): Promise<void> => {
    clearTimeout(timer);
    cancel();
    const request = latestRequest;
    const definition = await loadDefinition(link);
    // Meanwhile, the reader may have moved on, or to another page.
    if (definition !== undefined && request === latestRequest && link.isConnected) hide = showTerm(link, definition);
  };
  const schedule = (run: () => void, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const hideNow = (): void => schedule(cancel, 0);
  const handlePointer = (event: Event): void => {
    const link = linkOf(event);
    if (link) schedule(() => void show(link), showAfter);
    else if (closest(event, '.term-card')) clearTimeout(timer);
    else schedule(cancel, hideAfter);
  };
  const handleFocus = (event: Event): void => {
    const link = linkOf(event);
    if (link?.matches(':focus-visible')) void show(link);
    else hideNow();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hideNow();
  };

  document.addEventListener('pointerover', handlePointer, { passive: true });
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('focusout', handleFocus);
  document.addEventListener('keydown', handleKey);
  document.addEventListener('click', hideNow);
  // Hides a shown card but cancels none that is loading: a focused link is itself scrolled to.
  document.addEventListener('scroll', () => schedule(() => hide(), 0), { passive: true });
}
