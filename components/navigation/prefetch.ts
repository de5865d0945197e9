import { isSavingData } from '../behavior/saving-data';
import { routeOfLink } from './internal-route';

/** How long the pointer rests on a link before that counts as intent. */
const rest = 80;

type Prefetching = Readonly<{ root: Document; baseUrl: string; prefetch: (route: string) => void }>;

/** Fetches the page behind an internal link, once, when the reader points at it, focuses it or touches it; never on 2g or with save-data. */
export function installPrefetch({ root, baseUrl, prefetch }: Prefetching): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ask = (link: HTMLAnchorElement): void => {
    if (link.pathname === root.defaultView?.location.pathname) return;
    const route = routeOfLink(link, baseUrl)?.replace(/#.*/, '');
    if (route === undefined || asked.has(route) || (root.defaultView && isSavingData(root.defaultView.navigator)))
      return;
    asked.add(route);
    prefetch(route);
  };
  const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const askNow = (event: Event): void => {
    const link = linkOf(event);
    if (link) ask(link);
  };
  const askSoon = (event: Event): void => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) timer = setTimeout(() => ask(link), rest);
  };

  root.addEventListener('pointerover', askSoon, { signal, passive: true });
  root.addEventListener('touchstart', askNow, { signal, passive: true });
  root.addEventListener('focusin', askNow, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => listening.abort();
}
