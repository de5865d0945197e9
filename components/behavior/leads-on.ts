/** Whether a link leads to another page of the site, and not to a place on this one. */
export const leadsOn = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname !== location.pathname;
