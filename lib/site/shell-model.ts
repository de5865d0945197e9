import { getSite } from './get-site';
import type { ShellModel } from './types';

/** What every page's frame shows: navbar, footer, announcement, versions and languages. */
export function shellModel(): ShellModel {
  const { config, navbar, versions } = getSite();
  return {
    title: config.title,
    baseUrl: config.baseUrl,
    navbar,
    versions,
    locales: config.locales,
    locale: config.locale,
    footer: config.footer,
    announcementBar: config.announcementBar,
    colorMode: config.colorMode,
    hideNavbarOnScroll: config.navbar.hideOnScroll,
  };
}
