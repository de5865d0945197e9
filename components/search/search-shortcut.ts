import { isSearchKeyOn } from '../behavior/search-key';
import { maxQueryLength } from './search-address';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, root: Document): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isWriting(target) && isSearchKeyOn(root);
}

/** Calls `show` on `/`, and on Ctrl-K or Command-K with the text that is selected on the page. */
export function installSearchShortcut(root: Document, show: (query: string) => void): void {
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || !isShortcut(event, root) || root.querySelector('dialog[open]')) return;
      event.preventDefault();
      const selected = event.key === '/' || isWriting(event.target) ? '' : String(root.getSelection() ?? '');
      show(selected.replace(/\s+/g, ' ').trim().slice(0, maxQueryLength));
    },
    // Before the listener of public/static/boot.js, which only leads to the box.
    { capture: true },
  );
}
