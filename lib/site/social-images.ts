import { readFileSync } from 'node:fs';
import path from 'node:path';
import { socialImageRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import { contentStrings } from '../config/content-strings';
import { cachedText, cacheFolder } from '../mdx/disk-cache';
import type { PageFacts } from '../seo/page-facts';
import { renderSocialImage } from '../social/render-social-image';
import type { SocialCard } from '../social/social-card';

export type SocialImage = Readonly<{ route: string; png: Buffer }>;

const imageCache = path.join(cacheFolder, 'social');
const layout = readFileSync(path.resolve('lib/social/social-card.ts'), 'utf8');

function cardOf(config: SiteConfig, page: PageFacts): SocialCard {
  const trail = page.breadcrumbs?.slice(0, -1).map((crumb) => crumb.label);
  const eyebrow = trail?.length
    ? trail.join(' › ')
    : page.kind === 'home'
      ? contentStrings.social.home
      : contentStrings.social.blog;
  return {
    eyebrow,
    title: page.kind === 'home' ? config.tagline : page.title,
    site: config.title,
    address: new URL(config.url).host,
  };
}

/** Takes pages and gives the social picture of each that has none of its own; unchanged ones come from the cache. */
export async function renderSocialImages(config: SiteConfig, pages: readonly PageFacts[]): Promise<SocialImage[]> {
  const images: SocialImage[] = [];
  for (const page of pages.filter(({ image }) => image === undefined)) {
    const card = cardOf(config, page);
    const encoded = await cachedText(imageCache, [layout, JSON.stringify(card)], async () =>
      (await renderSocialImage(card)).toString('base64'),
    );
    images.push({ route: socialImageRoute(page.route), png: Buffer.from(encoded, 'base64') });
  }
  return images;
}
