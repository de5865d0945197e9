import { routeOfLink } from './internal-route';

type Navigation = Readonly<{ root: Document; baseUrl: string; go: (route: string) => void }>;

/** Hands plain clicks on links inside the site to the router; every other click stays the browser's. Returns the function that stops it. Without a network the page stays, and says so: the browser would put a page of its own in its place. */
export function installInternalLinks({ root, baseUrl, go }: Navigation): () => void {
  const follow = (route: string): void => {
    if (root.defaultView?.navigator.onLine === false) return root.defaultView.loadFailure?.show(() => follow(route));
    root.defaultView?.loadFailure?.hide();
    go(route);
  };
  const listener = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const route = link ? routeOfLink(link, baseUrl) : undefined;
    if (route === undefined) return;
    event.preventDefault();
    follow(route);
  };
  root.addEventListener('click', listener);
  return () => root.removeEventListener('click', listener);
}
