/**
 * Makes the router aware of history entries that links inside a page create: the browser follows those links itself, and leaves their entries without the router's state.
 * Going back to one from another page would change the address but not the page. Writing the address once more lets the router adopt the entry.
 */
export function installHashHistory(signal: AbortSignal): void {
  const adopt = (): void => {
    if (history.state === null) history.replaceState(null, '', location.href);
  };
  window.addEventListener('hashchange', adopt, { signal });
}
