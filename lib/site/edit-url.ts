import type { SiteConfig } from '../config/site-schema';
import type { Doc, Post } from '../content/types';

/** Where "Edit this page" leads: the page's own address, else the site's edit address with the file's path, else nowhere. */
export function editUrl(config: SiteConfig, page: Doc | Post): string | null {
  if (page.customEditUrl !== undefined) return page.customEditUrl;
  return config.editUrl ? `${config.editUrl}${page.file}` : null;
}
