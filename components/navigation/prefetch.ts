import { onLinkIntent } from '../behavior/link-intent';
import { internalRoute } from './internal-route';

/** Fetches the page behind an internal link, once, when the reader seems about to follow it. */
export function installPrefetch(prefetch: (route: string) => void, signal: AbortSignal): void {
  const requested = new Set<string>();
  onLinkIntent((link) => {
    const route = internalRoute(link)?.replace(/#.*/, '');
    if (route === undefined || requested.has(route)) return;
    requested.add(route);
    prefetch(route);
  }, signal);
}
