const occasions = ['pointerdown', 'focusin', 'click'] as const;

/** Lets the links of the language menu (`data-locale`) keep the query and hash of the current address, which the built page cannot know. */
export function installLocaleLinks(root: Document): () => void {
  const listener = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-locale]') : null;
    if (!link) return;
    const { search, hash } = new URL(root.URL);
    link.search = search;
    link.hash = hash;
  };
  occasions.forEach((occasion) => root.addEventListener(occasion, listener, true));
  return () => occasions.forEach((occasion) => root.removeEventListener(occasion, listener, true));
}
