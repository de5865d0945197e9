import { absoluteUrl, markdownRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import type { PageFacts } from './page-facts';

export type LlmsPage = Pick<PageFacts, 'route' | 'title' | 'description'> &
  Readonly<{ section: string; markdown: string }>;

/** `llms.txt` (llmstxt.org): the site's pages by section, each with its Markdown address. */
export function buildLlmsIndex(site: SiteConfig, pages: readonly LlmsPage[]): string {
  const sections = [...new Set(pages.map((page) => page.section))];
  const lines = sections.map((section) => {
    const entries = pages.filter((page) => page.section === section);
    const list = entries.map(
      ({ title, route, description }) => `- [${title}](${absoluteUrl(site, markdownRoute(route))}): ${description}`,
    );
    return `## ${section}\n\n${list.join('\n')}`;
  });
  return `# ${site.title}\n\n> ${site.tagline}\n\n${lines.join('\n\n')}\n`;
}

/** `llms-full.txt`: the text of all pages, one after the other. */
export function buildLlmsFull(site: SiteConfig, pages: readonly LlmsPage[]): string {
  const texts = pages.map(({ route, markdown }) => `<!-- ${absoluteUrl(site, route)} -->\n\n${markdown.trim()}`);
  return `# ${site.title}\n\n> ${site.tagline}\n\n${texts.join('\n\n---\n\n')}\n`;
}
