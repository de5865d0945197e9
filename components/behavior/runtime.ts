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

/**
 * Starts Next's runtime at the first sign that it is of use: a navigation ahead, or a part of the page that needs it. Whoever only reads never loads it.
 * A link that is followed before the runtime is there is followed by the browser.
 */
export function installRuntime(data: ScriptSource): void {
  let isWanted = false;
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
  onLinkIntent(start);
  watchPage(() => {
    document.querySelectorAll('[data-needs-runtime]').forEach((part) => near.observe(part));
    if (document.querySelector('[data-version]') && readStored(preferredVersionKey)) start();
  });
}

/** The data comes first, so that hydration finds it as it would inline. */
async function loadRuntime(data: ScriptSource): Promise<void> {
  letEventsGoOn();
  try {
    await addScript(data);
    await Promise.all((window.runtimeFiles ?? []).map((file) => addScript(file)));
  } catch {
    document.dispatchEvent(new Event('runtime-failed'));
  }
}
