import { addScript, type ScriptSource } from './add-script';
import { leadsOn } from './leads-on';
import { letEventsGoOn } from './let-events-go-on';
import { preferredVersionKey } from './link-choices';
import { closest, on } from './on';
import { isSavingData } from './saving-data';
import { readStored } from './stored';
import { watchPage } from './watch-page';

declare global {
  interface Window {
    /** Files of Next's runtime, which the page's data names. */
    runtimeFiles?: readonly ScriptSource[];
  }
}

/** How long the pointer rests on a link before that counts as the wish to follow it, in milliseconds. */
const rest = 80;

/** Parts of a page that work only with the runtime. */
const needing = '[data-needs-runtime]';

/**
 * Starts Next's runtime at the first sign that it is of use: a navigation ahead, or a part of the page that needs it. Whoever only reads never loads it.
 * A link that is followed before the runtime is there is followed by the browser.
 */
export function installRuntime(root: Document, data: ScriptSource): void {
  let isWanted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = (): void => {
    if (isWanted) return;
    isWanted = true;
    // Hydration needs the whole page.
    if (root.readyState === 'loading') root.addEventListener('DOMContentLoaded', () => loadRuntime(root, data));
    else void loadRuntime(root, data);
  };
  const isAtLink = (event: Event): boolean => {
    const link = closest<HTMLAnchorElement>(event, 'a[href]');
    return link !== null && leadsOn(link) && !isSavingData(navigator);
  };

  on(root, ['pointerover'], (event) => {
    clearTimeout(timer);
    if (isAtLink(event)) timer = setTimeout(start, rest);
  });
  on(root, ['touchstart'], (event) => isAtLink(event) && start());
  // Only where the reader moves by keyboard: a menu that opens gives its focus to a link, too.
  on(root, ['focusin'], (event) => isAtLink(event) && closest(event, ':focus-visible') && start());
  watchPage(root, () => {
    root.querySelectorAll(needing).forEach((part) => whenNear(part, start));
    if (root.querySelector('[data-version]') && readStored(preferredVersionKey)) start();
  });
}

/** Half a screen before the reader sees it. */
function whenNear(element: Element, act: () => void): void {
  new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && act(), {
    rootMargin: '50%',
  }).observe(element);
}

/** The data comes first, so that hydration finds it as it would inline. */
async function loadRuntime(root: Document, data: ScriptSource): Promise<void> {
  letEventsGoOn(root);
  try {
    await addScript(root, data);
    await Promise.all((root.defaultView?.runtimeFiles ?? []).map((file) => addScript(root, file)));
  } catch {
    root.dispatchEvent(new Event('runtime-failed'));
  }
}
