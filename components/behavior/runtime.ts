import { addScript, type ScriptSource } from './add-script';
import { letEventsPropagate } from './let-events-propagate';
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

/** The headings' markup, which changes when a browser translates the page. */
const headings = (): string =>
  [...document.querySelectorAll('h1, article h2')].map(({ innerHTML }) => innerHTML).join();

/**
 * Starts Next's runtime at the first sign that it is needed: a likely navigation, or a part of the page that depends on it. A reader who only reads never loads it.
 * Until the runtime has loaded, the browser itself follows links.
 */
export function installRuntime(data: ScriptSource): void {
  let isWanted = false;
  const originalHeadings = headings();
  const start = (): void => {
    if (isWanted) return;
    isWanted = true;
    // Hydration needs the whole page.
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => loadRuntime(data));
    else void loadRuntime(data);
  };
  // Parts of a page that work only with the runtime, half a screen before the reader sees them.
  const observer = new IntersectionObserver((parts) => parts.some(({ isIntersecting }) => isIntersecting) && start(), {
    rootMargin: '50%',
  });
  // React would render a translated page anew and lose what the reader has opened and typed; links work without it.
  onLinkIntent(() => headings() === originalHeadings && start());
  watchPage(() => {
    document.querySelectorAll('[data-needs-runtime]').forEach((part) => observer.observe(part));
    if (document.querySelector('[data-version]') && readStored(preferredVersionKey)) start();
  });
}

/** Restores the data attributes that the page's own scripts have set on its root: on a hydration mismatch, React removes them and renders the page anew. */
function preserveRootAttributes(): void {
  const { dataset } = document.documentElement;
  const attributes = { ...dataset };
  const restore = (): void => void ('js' in dataset || Object.assign(dataset, attributes));
  new MutationObserver(restore).observe(document.documentElement, { attributeFilter: ['data-js'] });
}

/** Loads the data first: hydration must find it as if it were inline. */
async function loadRuntime(data: ScriptSource): Promise<void> {
  letEventsPropagate();
  preserveRootAttributes();
  try {
    await addScript(data);
    await Promise.all((window.runtimeFiles ?? []).map((file) => addScript(file)));
  } catch {
    document.dispatchEvent(new Event('runtime-failed'));
  }
}
