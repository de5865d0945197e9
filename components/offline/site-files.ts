import { addScript } from '../behavior/add-script';
import { textScript } from '@/lib/offline/page-file';

declare global {
  interface Window {
    /** The text that the last text script has set. */
    siteText?: string;
  }
}

// In the offline edition, this stands in for `behavior/site-files`.

export const isFolder = true;

/** Address of the folder that was unpacked, wherever that is. */
export const siteRoot = (): string => new URL(document.documentElement.dataset['root'] ?? '', document.URL).href;

/** Pages opened as files may run scripts, but not fetch: each text is in a script. */
export async function readText(address: string): Promise<string> {
  const root = siteRoot();
  const file = new URL(address, document.URL).href.slice(root.length);
  // The `load` event comes right after the script has run.
  await addScript(root + textScript(file));
  return window.siteText ?? '';
}
