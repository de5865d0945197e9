import { getSite } from './get-site';
import type { ShellModel } from './types';

/** What every page's frame shows: navbar, footer, announcement, versions and languages. */
export function shellModel(): ShellModel {
  const { config, navbar, versions } = getSite();
  return { ...config, navbar, versions, hideNavbarOnScroll: config.navbar.hideOnScroll };
}
