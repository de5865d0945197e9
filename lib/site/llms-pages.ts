import { contentStrings } from '../config/content-strings';
import type { LlmsPage } from '../seo/llms';
import type { ContentPage } from './process-content';
import type { Site } from './get-site';

/** The listed pages of the latest docs version and of the blog, docs first, each with its top section's name. */
export function llmsPages({ config, content }: Site, pages: readonly ContentPage[]): LlmsPage[] {
  const latest = config.docs.versions[0]?.name;
  const sectionOf = (folder: string): string =>
    content.categories.find((category) => category.version === latest && category.folder === folder.split('/')[0])
      ?.label ?? contentStrings.llms.docs;
  return pages
    .filter(({ page }) => !page.unlisted && (page.kind === 'post' || page.version === latest))
    .map(({ page, processed }) => ({
      route: page.route,
      title: page.title,
      description: page.description,
      section: page.kind === 'post' ? contentStrings.llms.blog : sectionOf(page.folder),
      markdown: processed.markdown,
    }))
    .sort((a, b) => Number(a.section === contentStrings.llms.blog) - Number(b.section === contentStrings.llms.blog));
}
