import { addScript, type ScriptSource } from './add-script';
import { closest, isInField, on } from './on';
import { isSearchKeyOn } from './search-key';
import { watchPage } from './watch-page';

declare global {
  interface Window {
    /** The index that search needs first, requested before the code of search has loaded. */
    searchIndex?: Promise<Response | undefined>;
  }
}

const box = '[data-search]';

/** Loads the code of search when the reader turns to a search box. `/` leads to the box; so do Ctrl-K and Command-K, with the words selected on the page. Text typed before the code has loaded stays in the box. */
export function installSearchIntent(script: ScriptSource, index?: string): void {
  let isLoading = false;
  const load = (early?: string): void => {
    if (isLoading) return;
    isLoading = true;
    // On a slow line the index takes longest: it does not wait for the code that reads it.
    if (early) window.searchIndex = fetch(early).catch(() => undefined);
    addScript(script).catch(() => {
      // The form still leads to the search page by itself. The next event tries again.
      isLoading = false;
    });
  };

  on(['pointerover', 'click', 'focusin', 'input'], (event) => {
    const input = closest(event, box)?.querySelector('input');
    if (!input) return;
    load(index);
    // Makes the browser focus the phone's box when its popover opens; in the page's markup, this would take the focus on every page.
    input.autofocus = true;
  });
  on(['keydown'], (event) => {
    const isWriting = isInField(event);
    const input = isSearchKey(event, isWriting) && document.querySelector<HTMLInputElement>(`${box} input`);
    if (!input) return;
    event.preventDefault();
    load(index);
    // Read before the focus moves, which clears the selection.
    const words = event.key === '/' || isWriting ? '' : String(document.getSelection()).trim();
    const isAsked = /^.{1,100}$/.test(words);
    if (isAsked) input.value = words;
    if (input.getClientRects().length === 0) input.closest<HTMLElement>('[popover]')?.showPopover();
    input.focus();
    input.select();
    if (isAsked) input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  watchPage(() => {
    if (document.querySelector(`main ${box}`) || document.activeElement?.closest(box)) load(index);
    // Marking the query's words on the page needs no index.
    else if (new URLSearchParams(location.search).get('q')) load();
  });
}

function isSearchKey(event: KeyboardEvent, isWriting: boolean): boolean {
  if (event.altKey || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !isWriting && isSearchKeyOn();
}
