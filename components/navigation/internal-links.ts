import { isPlainClick } from '../behavior/on';
import { routeOfLink } from './internal-route';

type Navigation = Readonly<{ root: Document; baseUrl: string; go: (route: string) => void }>;

/** Hands plain clicks on links inside the site to the router; every other click stays the browser's. Returns the function that stops it. */
export function installInternalLinks({ root, baseUrl, go }: Navigation): () => void {
  const listener = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const route = link ? routeOfLink(link, baseUrl) : undefined;
    if (route === undefined) return;
    event.preventDefault();
    go(route);
  };
  root.addEventListener('click', listener);
  return () => root.removeEventListener('click', listener);
}
