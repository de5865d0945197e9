import { addScript, type ScriptSource } from './add-script';
import { closest, on } from './on';
import { isSearchKeyOn } from './search-key';
import { watchPage } from './watch-page';

const box = '[data-search]';

/** Loads the code of search when the reader turns to a search box, and leads to the box on `/`, and on Ctrl-K or Command-K with the words selected on the page; what was typed before the code is there stays in the box. */
export function installSearchIntent(root: Document, script: ScriptSource): void {
  let isLoading = false;
  const load = (): void => {
    if (isLoading) return;
    isLoading = true;
    addScript(root, script).catch(() => {
      // The form itself leads to the search page. The next sign asks again.
      isLoading = false;
    });
  };

  on(root, ['pointerover', 'pointerdown', 'focusin', 'input'], (event) => closest(event, box) && load());
  on(root, ['pointerdown'], (event) => {
    // The phone's box is a popover, in which the browser gives it the focus; in the page's markup it would take the focus of every page.
    const input = closest(event, box)?.querySelector('input');
    if (input) input.autofocus = true;
  });
  root.addEventListener('keydown', (event) => {
    const isWriting = closest(event, 'input, textarea, select, [contenteditable]') !== null;
    if (!isSearchKey(root, event, isWriting)) return;
    load();
    const words = event.key === '/' || isWriting ? '' : String(root.getSelection()).replace(/\s+/g, ' ').trim();
    if (focusBox(root, words)) event.preventDefault();
  });
  watchPage(root, () => {
    if (root.querySelector(`main ${box}`) || root.activeElement?.closest(box)) load();
  });
  if (new URL(root.URL).searchParams.get('q')) load();
}

function focusBox(root: Document, words: string): boolean {
  const input = root.querySelector<HTMLInputElement>(`${box} input`);
  if (!input) return false;
  const popover = input.closest<HTMLElement>('[popover]');
  if (input.getClientRects().length === 0) popover?.showPopover();
  // Before the focus, which takes the selection away.
  if (words) input.value = words.slice(0, 512);
  input.focus();
  input.select();
  if (words) input.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

function isSearchKey(root: Document, event: KeyboardEvent, isWriting: boolean): boolean {
  if (event.altKey || event.defaultPrevented || root.querySelector('dialog[open]')) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !isWriting && isSearchKeyOn(root);
}
