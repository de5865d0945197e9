/**
 * Makes the router know the history entries that links inside a page make: the browser follows those links itself, and leaves their entries without the router's state,
 * so that going back to one from another page would change the address but not the page. Writing the address once more lets the router adopt the entry.
 */
export function installHashHistory(root: Document): () => void {
  const view = root.defaultView;
  const adopt = (): void => {
    if (view && view.history.state === null) view.history.replaceState(null, '', view.location.href);
  };
  view?.addEventListener('hashchange', adopt);
  return () => view?.removeEventListener('hashchange', adopt);
}
