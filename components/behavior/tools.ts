import { addScript } from './add-script';
import { follow } from './follow';
import { hideRedBox, showRedBox } from './red-box';
import { watchPage } from './watch-page';

/** Loads the script of the tool that the page holds, each once; the script itself finds its tool, also on pages that navigation brings later. */
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
  // A script that failed is asked for again when the reader says so, not at each change of the page.
  watchPage(follow('[data-tool-script]', ({ dataset }) => load(dataset['toolScript'] ?? '')));
}
