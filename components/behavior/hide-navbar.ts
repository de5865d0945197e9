/** Where the site wants it (`data-hides`), lets the navbar leave on scroll down and come back on scroll up; a focus inside keeps it, by CSS. */
export function installHideNavbar(root: Document): void {
  const view = root.defaultView;
  // Where a page opens at a section, the first scroll is the browser's own: its reader has not turned away from the navbar.
  let last = view?.location.hash ? undefined : 0;
  view?.addEventListener(
    'scroll',
    () => {
      const header = root.querySelector<HTMLElement>('header[data-hides]');
      if (!header) return;
      // Rubber-band scrolling past the end comes back upwards, which is no wish to see the navbar.
      const end = root.documentElement.scrollHeight - view.innerHeight;
      const position = Math.min(view.scrollY, end);
      header.toggleAttribute(
        'data-hidden',
        position >= header.offsetHeight && isHidden(header, position - (last ?? position)),
      );
      last = position;
    },
    { passive: true },
  );
}

const isHidden = (header: HTMLElement, moved: number): boolean =>
  moved === 0 ? header.hasAttribute('data-hidden') : moved > 0;
