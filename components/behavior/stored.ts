type StorageName = 'localStorage' | 'sessionStorage';

/** Returns the text stored under a key; `null` if there is none or storage is blocked. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, if the reader's settings allow it. */
export function writeStored(key: string, value: string, storage: StorageName = 'localStorage'): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // Storage is blocked or full: the page works, and forgets.
  }
}
