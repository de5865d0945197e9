import { addScript } from './add-script';
import { attachOnce } from './attach-once';
import { hideRedBox, showRedBox } from './red-box';
import { watchPage } from './watch-page';

/** Loads the script of the tool on the page, each script once; the script itself finds its tool, also on pages that later navigations bring in. */
export function installTools(): void {
  const asked = new Set<string>();
  const load = (source: string): void => {
    if (asked.has(source)) return;
    asked.add(source);
    hideRedBox();
    addScript(source).catch(() => {
      asked.delete(source);
      showRedBox(() => load(source));
    });
  };
  // A script that failed is loaded again when the reader asks for it, not at each change of the page.
  watchPage(attachOnce('[data-tool-script]', ({ dataset }) => load(dataset['toolScript'] ?? '')));
}
