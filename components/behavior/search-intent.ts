type SearchIntent = Readonly<{
  root: Document;
  /** The reader comes near the box. */ load: () => void;
  /** The reader presses it, types into it, or takes a shortcut to it. */ open: () => void;
}>;

/** Selects the input of the search box as it is before its code is there. */
export const plainInput = '[data-part="search-form"] input';

/** Calls `load` when the reader turns to the search box and `open` when they ask for it, and takes them there on `/` and Ctrl-K or Command-K; returns the function that stops it. */
export function installSearchIntent({ root, load, open }: SearchIntent): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const turnTo = ({ target }: { readonly target: EventTarget | null }): void => {
    if (target instanceof Element && target.closest('[data-search]')) load();
  };
  const ask = ({ target }: { readonly target: EventTarget | null }): void => {
    if (target instanceof Element && target.matches(plainInput)) open();
  };
  root.addEventListener('click', ask, { signal });
  root.addEventListener('input', ask, { signal });
  root.addEventListener('focusin', turnTo, { signal });
  root.addEventListener('pointerover', turnTo, { signal, passive: true });
  root.addEventListener('keydown', (event) => isSearchKey(event) && goToSearch(root, event) && open(), { signal });
  const active = root.activeElement;
  turnTo({ target: active });
  // Typed before there was anyone to notice.
  if (active instanceof HTMLInputElement && active.value !== '') ask({ target: active });
  return () => listening.abort();
}

function goToSearch(root: Document, event: Event): boolean {
  const input = root.querySelector<HTMLInputElement>('[data-search] input');
  if (!input || root.querySelector('dialog[open]')) return false;
  event.preventDefault();
  input.focus();
  input.select();
  return true;
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));

/** The reader can switch the one-character key off (see `search-key.ts`). */
function isSearchKey({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || defaultPrevented) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !isWriting(target) && document.documentElement.dataset['searchKey'] !== 'off';
}
