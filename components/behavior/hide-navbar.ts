/** If the site asks for it (`data-hides`), hides the navbar on scroll down and shows it on scroll up; CSS keeps it visible while it holds the focus. */
export function installHideNavbar(): void {
  // If a page opens at a section, the browser does the first scroll, not the reader: the navbar stays.
  let last = location.hash ? undefined : 0;
  window.addEventListener(
    'scroll',
    () => {
      const header = document.querySelector<HTMLElement>('header[data-hides]');
      if (!header) return;
      // Rubber-band scrolling past the end springs back upwards, which must not show the navbar.
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
