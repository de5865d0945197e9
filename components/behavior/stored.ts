export type StorageName = 'localStorage' | 'sessionStorage';

/** Takes a window's storage and a key and gives the stored text; `null` where there is none or storage is blocked. */
export function readStored(view: Window | null, storage: StorageName, key: string): string | null {
  try {
    return view?.[storage].getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text, where the reader's settings allow it. */
export function writeStored(
  view: Window | null,
  storage: StorageName,
  entry: { readonly key: string; readonly value: string },
): void {
  try {
    view?.[storage].setItem(entry.key, entry.value);
  } catch {
    // Storage is blocked or full: the page works, and forgets.
  }
}
