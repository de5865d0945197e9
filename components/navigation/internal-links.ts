import { closest, isPlainClick } from '../behavior/on';
import { internalRoute } from './internal-route';

/** Hands plain clicks on links inside the site to the router; leaves every other click to the browser. */
export function installInternalLinks(go: (route: string, link: HTMLAnchorElement) => void, signal: AbortSignal): void {
  const listener = (event: MouseEvent): void => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    if (event.defaultPrevented || !isPlainClick(event) || !link) return;
    const route = internalRoute(link);
    if (route === undefined) return;
    event.preventDefault();
    go(route, link);
  };
  document.addEventListener('click', listener, { signal });
}
