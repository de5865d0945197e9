import { addScript } from '../behavior/add-script';
import { textScript } from '@/lib/offline/page-file';

declare global {
  interface Window {
    /** What the script of a text, which ran last, holds. */
    siteText?: string;
  }
}

// In the offline edition, this stands in for `behavior/site-files`.

export const isFolder = true;

/** Address of the folder that was unpacked, wherever that is. */
export const siteRoot = (): string => new URL(document.documentElement.dataset['root'] ?? '', document.URL).href;

/** Pages that are files may run scripts, but may not fetch: each text stands in a script. */
export async function readText(address: string): Promise<string> {
  const root = siteRoot();
  const file = new URL(address, document.URL).href.slice(root.length);
  // Its event comes right after the script has run.
  await addScript(root + textScript(file));
  return window.siteText ?? '';
}
