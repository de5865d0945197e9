import { leadsOn } from '../behavior/leads-on';
import { closest } from '../behavior/on';
import { isSavingData } from '../behavior/saving-data';
import { internalRoute } from './internal-route';

/** How long the pointer rests on a link before that counts as intent. */
const rest = 80;

/** Fetches the page behind an internal link, once, when the reader points at it, focuses it or touches it; never on 2g or with save-data. Returns the function that stops it. */
export function installPrefetch(baseUrl: string, prefetch: (route: string) => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = (event: Event): void => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    const route = link && leadsOn(link) ? internalRoute(link, baseUrl)?.replace(/#.*/, '') : undefined;
    if (route === undefined || asked.has(route) || isSavingData(navigator)) return;
    asked.add(route);
    prefetch(route);
  };
  const askSoon = (event: Event): void => {
    clearTimeout(timer);
    timer = setTimeout(() => ask(event), rest);
  };

  document.addEventListener('pointerover', askSoon, { signal, passive: true });
  document.addEventListener('touchstart', ask, { signal, passive: true });
  document.addEventListener('focusin', ask, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => listening.abort();
}
