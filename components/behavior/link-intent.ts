import { closest, isLinkToOtherPage, on } from './on';

/** How long the pointer rests on a link before that counts as the wish to follow it, in milliseconds. */
const hoverDelay = 80;

/** What browsers with the Network Information API report about the connection. */
type Connection = Readonly<{ saveData?: boolean; effectiveType?: string }>;

/** Whether the reader saves data or has a slow connection, which must not carry pages nobody asked for. */
function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Calls back with each link to another page of the site that the reader seems about to follow: one they point at, touch or reach by keyboard. */
export function onLinkIntent(act: (link: HTMLAnchorElement) => void, signal?: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleIntent = (event: Event): void => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    if (link && isLinkToOtherPage(link) && !isSavingData()) act(link);
  };
  const handleAfterDelay = (event: Event): void => {
    clearTimeout(timer);
    timer = setTimeout(handleIntent, hoverDelay, event);
  };
  on(['pointerover'], handleAfterDelay, signal);
  on(['touchstart'], handleIntent, signal);
  // Only focus by keyboard counts: a menu that opens also focuses a link.
  on(['focusin'], (event) => closest(event, ':focus-visible') && handleIntent(event), signal);
  signal?.addEventListener('abort', () => clearTimeout(timer));
}
