/** Where the site wants it (`data-hides`), lets the navbar leave on scroll down and come back on scroll up; a focus inside keeps it, by CSS. */
export function installHideNavbar(): void {
  // Where a page opens at a section, the first scroll is the browser's own: its reader has not turned away from the navbar.
  let last = location.hash ? undefined : 0;
  window.addEventListener(
    'scroll',
    () => {
      const header = document.querySelector<HTMLElement>('header[data-hides]');
      if (!header) return;
      // Rubber-band scrolling past the end comes back upwards, which is no wish to see the navbar.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const position = Math.min(window.scrollY, end);
      const moved = position - (last ?? position);
      const isHidden = moved === 0 ? header.hasAttribute('data-hidden') : moved > 0;
      header.toggleAttribute('data-hidden', isHidden && position >= header.offsetHeight);
      last = position;
    },
    { passive: true },
  );
}
