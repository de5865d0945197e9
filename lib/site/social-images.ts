import { readFileSync } from 'node:fs';
import path from 'node:path';
import { socialImageRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import { contentStrings } from '../config/content-strings';
import { cachedFile, cacheFolder, hashOf } from '../mdx/disk-cache';
import { listFilesBelow } from './list-files-below';
import type { PageFacts } from '../seo/page-facts';
import { renderSocialImage } from '../social/render-social-image';
import type { SocialCard } from '../social/social-card';

export type SocialImage = Readonly<{ route: string; png: Buffer }>;

const imageCache = path.join(cacheFolder, 'social');
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** Changes with what draws the pictures. */
const version = hashOf(
  ...listFilesBelow('lib/social').map((file) => readFileSync(path.join('lib/social', file), 'utf8')),
  ...['satori', 'sharp', '@fontsource/inter'].map((name) => dependencies[name] ?? ''),
);

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
    const file = path.join(imageCache, `${hashOf(version, JSON.stringify(card))}.png`);
    images.push({ route: socialImageRoute(page.route), png: await cachedFile(file, () => renderSocialImage(card)) });
  }
  return images;
}
