import { keepInView } from './keep-in-view';
import { readStored, writeStored } from './stored';
import { watchPage } from './watch-page';

const key = 'sidebar.scroll';

/** Keeps the sidebar where the reader left it, also over a full page load, and the current page's entry in view. */
export function installSidebarScroll(root: Document): () => void {
  const view = root.defaultView;
  const find = (): HTMLElement | null => root.querySelector<HTMLElement>('[data-sidebar]');
  let sidebar: HTMLElement | null = null;
  let current: HTMLElement | null = null;

  const update = (): void => {
    const last = { sidebar, current };
    sidebar = find();
    current = sidebar?.querySelector<HTMLElement>('[aria-current]') ?? null;
    if (sidebar && sidebar !== last.sidebar) sidebar.scrollTop = Number(readStored(view, 'sessionStorage', key));
    if (sidebar && current && current !== last.current) keepInView(sidebar, current);
  };
  const save = (): void => {
    if (sidebar) writeStored(view, 'sessionStorage', { key, value: String(sidebar.scrollTop) });
  };

  const stop = watchPage(root, update);
  view?.addEventListener('pagehide', save);
  return () => {
    stop();
    view?.removeEventListener('pagehide', save);
  };
}
