import type { SiteConfig } from '../config/site-schema';
import type { Doc, Post } from '../content/types';

/** Target of "Edit this page": the page's own URL, else the site's edit URL with the file's path, else `null`. */
export function editUrl(config: SiteConfig, page: Doc | Post): string | null {
  if (page.customEditUrl !== undefined) return page.customEditUrl;
  return config.editUrl ? `${config.editUrl}${page.file}` : null;
}
