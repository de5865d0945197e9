import { getSite } from './get-site';
import type { ShellModel } from './types';

/** What every page's frame shows: navbar, footer, announcement and languages. */
export function shellModel(): ShellModel {
  const { config, navbar } = getSite();
  return { ...config, navbar, hideNavbarOnScroll: config.navbar.hideOnScroll };
}
