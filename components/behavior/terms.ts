import { closest } from './on';
import { meaningOf, showTerm } from './term-card';

/** How long the pointer rests on a term before its meaning shows, and how long it shows after the pointer has left. */
const [showAfter, hideAfter] = [150, 250];

const linkOf = (event: Event): HTMLAnchorElement | null => closest(event, 'a[data-term]');

/** Shows what a term means while the reader points at a link to the glossary, or has it in focus; Escape hides it (WCAG 2.2, 1.4.13). */
export function installTerms(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;
  let hide = (): void => undefined;

  const end = (): void => {
    turn += 1;
    hide();
  };
  const show = async (link: HTMLAnchorElement): Promise<void> => {
    clearTimeout(timer);
    end();
    const own = turn;
    const meaning = await meaningOf(link);
    // Meanwhile, the reader may have moved on, or to another page.
    if (meaning !== undefined && own === turn && link.isConnected) hide = showTerm(link, meaning);
  };
  const later = (run: () => void, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const hideNow = (): void => later(end, 0);
  const point = (event: Event): void => {
    const link = linkOf(event);
    if (link) later(() => void show(link), showAfter);
    else if (closest(event, '.term-card')) clearTimeout(timer);
    else later(end, hideAfter);
  };
  const focus = (event: Event): void => {
    const link = linkOf(event);
    if (link?.matches(':focus-visible')) void show(link);
    else hideNow();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') hideNow();
  };

  document.addEventListener('pointerover', point, { passive: true });
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', focus);
  document.addEventListener('keydown', escape);
  document.addEventListener('click', hideNow);
  // Hides a shown card but cancels none that is loading: a focused link is itself scrolled to.
  document.addEventListener('scroll', () => later(() => hide(), 0), { passive: true });
}
