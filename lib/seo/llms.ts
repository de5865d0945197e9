import { absoluteUrl, markdownRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import type { PageFacts } from './page-facts';

type Entry = Pick<PageFacts, 'route' | 'title' | 'description'>;

export type LlmsPage = Entry & Readonly<{ section: string; markdown: string }>;

const listOf = (site: SiteConfig, entries: readonly Entry[]): string =>
  entries
    .map(({ title, route, description }) => `- [${title}](${absoluteUrl(site, markdownRoute(route))}): ${description}`)
    .join('\n');

/** The Markdown twin of a page that lists others, each with its Markdown address. */
export const buildListTwin = (site: SiteConfig, { title, description }: Entry, entries: readonly Entry[]): string =>
  `# ${title}\n\n${description}\n\n${listOf(site, entries)}\n`;

/** `llms.txt` (llmstxt.org): the site's pages by section, each with its Markdown address. */
export function buildLlmsIndex(site: SiteConfig, pages: readonly LlmsPage[]): string {
  const sections = [...new Set(pages.map((page) => page.section))];
  const lines = sections.map((section) => {
    const entries = pages.filter((page) => page.section === section);
    return `## ${section}\n\n${listOf(site, entries)}`;
  });
  return `# ${site.title}\n\n> ${site.tagline}\n\n${lines.join('\n\n')}\n`;
}

/** `llms-full.txt`: the text of all pages, one after the other. */
export function buildLlmsFull(site: SiteConfig, pages: readonly LlmsPage[]): string {
  const texts = pages.map(({ route, markdown }) => `<!-- ${absoluteUrl(site, route)} -->\n\n${markdown.trim()}`);
  return `# ${site.title}\n\n> ${site.tagline}\n\n${texts.join('\n\n---\n\n')}\n`;
}
