import type { SiteConfig } from '../config/site-schema';
import type { DocFields } from './doc-schema';
import type { ParsedPage } from './parse-page';
import type { PostFields } from './post-schema';
import { readTakenOver } from './taken-over';
import type { Doc, Post } from './types';

type SharedKey = Exclude<keyof Doc & keyof Post, 'kind' | 'route' | 'tags'>;

/** Takes checked front matter and gives what a doc and a post have in common, with the site's defaults. */
export function toPage(
  { source: { file }, fields, locate }: ParsedPage<DocFields | PostFields>,
  { route, site: { docs } }: { readonly route: string; readonly site: SiteConfig },
): Pick<Doc, SharedKey> {
  return {
    file,
    title: fields.title,
    description: fields.description,
    keywords: fields.keywords,
    image: fields.image,
    draft: fields.draft,
    unlisted: fields.unlisted,
    tocMinHeadingLevel: fields.toc_min_heading_level ?? docs.tocMinHeadingLevel,
    tocMaxHeadingLevel: fields.toc_max_heading_level ?? docs.tocMaxHeadingLevel,
    hideTitle: fields.hide_title,
    customEditUrl: fields.custom_edit_url,
    takenOver: readTakenOver(fields.redirect_from, { route, locate }),
  };
}
