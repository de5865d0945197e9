import { keepInView } from './keep-in-view';
import { openAround } from './open-around';
import { readStored, writeStored } from './stored';
import { watchPage } from './watch-page';

const key = 'sidebar.scroll';

/** Opens the branch of the page being read and keeps its entry in view; preserves the scroll position across full page loads, too. */
export function installSidebar(): void {
  let sidebar: HTMLElement | null = null;
  let current: HTMLElement | null | undefined;

  const update = (): void => {
    const last = { sidebar, current };
    sidebar = document.querySelector<HTMLElement>('[data-sidebar]');
    current = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
    // A sidebar that the reader scrolled before this script ran stays where it is.
    const isScrolled = sidebar !== last.sidebar && (sidebar?.scrollTop ?? 0) > 0;
    if (sidebar && sidebar !== last.sidebar && !isScrolled)
      sidebar.scrollTop = Number(readStored(key, 'sessionStorage'));
    if (!sidebar || !current || current === last.current) return;
    openBranch(current);
    if (!isScrolled) keepInView(sidebar, current);
  };

  watchPage(update);
  window.addEventListener('pagehide', () => {
    if (sidebar) writeStored(key, String(sidebar.scrollTop), 'sessionStorage');
  });
}

/** Opens the categories around an entry, and the category whose page it is. */
function openBranch(entry: HTMLElement): void {
  const own = entry.nextElementSibling;
  if (own instanceof HTMLDetailsElement) own.open = true;
  openAround(entry);
}
