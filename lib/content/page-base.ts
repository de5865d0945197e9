import type { SiteConfig } from '../config/site-schema';
import type { LocateInFile } from '../errors/content-issue';
import { checkDescription, checkImage } from './check-fields';
import type { Checked } from './checked';
import type { DocFields } from './doc-schema';
import type { LocatedData } from './parse-yaml';
import type { PostFields } from './post-schema';
import { type Registries, resolveNames } from './registry';
import { readRedirectFrom } from './redirect-from';
import type { Doc, Post } from './types';

/** A doc, a post or a category's settings, with the places of its fields for the checks that follow. */
export type Located<Value> = Readonly<{ value: Value; locate: LocateInFile }>;

/** What was read from a file; where a mistake keeps it out of the site, the route it would have, if that is known. */
export type ReadResult<Value> = Checked<Located<Value>> & Readonly<{ file: string; route?: string }>;

export type PageContext = Readonly<{ root: string; site: SiteConfig; registries: Registries }>;

/** What a doc and a post have in common, with the site's defaults. */
export function toPageBase(
  { data, locate }: LocatedData<DocFields | PostFields>,
  { root, route, site: { docs }, registries }: PageContext & { readonly route: string },
) {
  const tags = resolveNames({ field: 'tags', names: data.tags, registry: registries.tags, locate });
  const page: Pick<Doc, Exclude<keyof Doc & keyof Post, 'kind'>> = {
    file: locate([]).file,
    route,
    title: data.title,
    description: data.description,
    tags: tags.entries,
    keywords: data.keywords,
    image: data.image,
    draft: data.draft,
    unlisted: data.unlisted,
    tocMinHeadingLevel: data.toc_min_heading_level ?? docs.tocMinHeadingLevel,
    tocMaxHeadingLevel: data.toc_max_heading_level ?? docs.tocMaxHeadingLevel,
    hideTitle: data.hide_title,
    customEditUrl: data.custom_edit_url,
    redirectFrom: readRedirectFrom(data.redirect_from, route, locate),
  };
  const pageIssues = [...checkDescription(page.description, locate), ...checkImage(page.image, root, locate)];
  return { page, issues: [...tags.issues, ...pageIssues] };
}
