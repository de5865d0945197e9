/** What the navbar knows between two scroll events. */
export type NavbarScroll = Readonly<{ isHidden: boolean; position: number }>;

type Scrolled = Readonly<{
  last: NavbarScroll;
  position: number;
  navbarHeight: number;
  /** How far the page can be scrolled. */ end: number;
}>;

/** Takes the last state and the new scroll position and gives the new state: hidden on the way down, shown on the way up and near the top. */
export function afterScroll({ last, position, navbarHeight, end }: Scrolled): NavbarScroll {
  if (position < navbarHeight) return { isHidden: false, position };
  // Rubber-band scrolling past the end comes back upwards, which is no wish to see the navbar.
  if (position >= end) return { isHidden: true, position: end };
  if (position === last.position) return last;
  return { isHidden: position > last.position, position };
}
