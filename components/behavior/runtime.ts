import { addScript, type ScriptSource } from './add-script';
import { letEventsGoOn } from './let-events-go-on';
import { preferredVersionKey } from './link-choices';
import { onLinkIntent } from './link-intent';
import { readStored } from './stored';
import { watchPage } from './watch-page';

declare global {
  interface Window {
    /** Files of Next's runtime, which the page's data names. */
    runtimeFiles?: readonly ScriptSource[];
  }
}

/** Headings as they stand on the page: what translates it writes over them. */
const headings = (): string =>
  [...document.querySelectorAll('h1, article h2')].map(({ innerHTML }) => innerHTML).join();

/**
 * Starts Next's runtime at the first sign that it is of use: a navigation ahead, or a part of the page that needs it. Whoever only reads never loads it.
 * A link that is followed before the runtime is there is followed by the browser.
 */
export function installRuntime(data: ScriptSource): void {
  let isWanted = false;
  const written = headings();
  const start = (): void => {
    if (isWanted) return;
    isWanted = true;
    // Hydration needs the whole page.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => loadRuntime(data));
    else void loadRuntime(data);
  };
  // Parts of a page that work only with the runtime, half a screen before the reader sees them.
  const near = new IntersectionObserver((parts) => parts.some(({ isIntersecting }) => isIntersecting) && start(), {
    rootMargin: '50%',
  });
  // React would draw a translated page anew, with all that the reader has opened and typed lost; links work without it.
  onLinkIntent(() => headings() === written && start());
  watchPage(() => {
    document.querySelectorAll('[data-needs-runtime]').forEach((part) => near.observe(part));
    if (document.querySelector('[data-version]') && readStored(preferredVersionKey)) start();
  });
}

/** Puts back what the page's own scripts have noted at its root: React removes it where it finds another page than the one it wrote, and draws all anew. */
function keepNotes(): void {
  const { dataset } = document.documentElement;
  const notes = { ...dataset };
  const putBack = (): void => void ('js' in dataset || Object.assign(dataset, notes));
  new MutationObserver(putBack).observe(document.documentElement, { attributeFilter: ['data-js'] });
}

/** The data comes first, so that hydration finds it as it would inline. */
async function loadRuntime(data: ScriptSource): Promise<void> {
  letEventsGoOn();
  keepNotes();
  try {
    await addScript(data);
    await Promise.all((window.runtimeFiles ?? []).map((file) => addScript(file)));
  } catch {
    document.dispatchEvent(new Event('runtime-failed'));
  }
}
