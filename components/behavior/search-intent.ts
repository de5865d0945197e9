type SearchIntent = Readonly<{ root: Document; load: () => void }>;

/** Calls `load` when the reader turns to the search box, and takes them there on `/` and Ctrl-K or Command-K; returns the function that stops it. */
export function installSearchIntent({ root, load }: SearchIntent): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const turnTo = ({ target }: { readonly target: EventTarget | null }): void => {
    if (target instanceof Element && target.closest('[data-search]')) load();
  };
  root.addEventListener('focusin', turnTo, { signal });
  root.addEventListener('pointerover', turnTo, { signal, passive: true });
  root.addEventListener('keydown', (event) => isSearchKey(event) && goToSearch(root, event), { signal });
  turnTo({ target: root.activeElement });
  return () => listening.abort();
}

function goToSearch(root: Document, event: Event): void {
  const input = root.querySelector<HTMLInputElement>('[data-search] input');
  if (!input || root.querySelector('dialog[open]')) return;
  event.preventDefault();
  input.focus();
  input.select();
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** The reader can switch the one-character key off (see `search-key.ts`). */
function isSearchKey({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || defaultPrevented) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isWriting(target) && document.documentElement.dataset['searchKey'] !== 'off';
}
