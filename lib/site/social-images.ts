import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { socialImageRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import { contentStrings } from '../config/content-strings';
import { cacheFolder, hashOf } from '../mdx/disk-cache';
import { listFilesBelow } from './list-files-below';
import type { PageFacts } from '../seo/page-facts';
import type { SocialCard } from '../social/social-card';
import { doJobs, halfOfTheCores } from './share-work';

export type SocialImage = Readonly<{ route: string; png: Buffer }>;

/** A picture and its place in the cache. */
export type PictureJob = Readonly<{ route: string; card: SocialCard; kept: string }>;

const imageCache = path.join(cacheFolder, 'social');

const { dependencies } = JSON.parse(readFileSync(path.resolve('package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** Changes with what draws: layout, encoding, libraries, font. */
const drawing = hashOf(
  ...listFilesBelow('lib/social').map((file) => readFileSync(path.resolve('lib/social', file), 'utf8')),
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

const isKept = ({ kept }: PictureJob): boolean => existsSync(kept);

/** The pictures of pages that have none of their own, each with its place in the cache. */
const jobsFor = (config: SiteConfig, pages: readonly PageFacts[]): PictureJob[] =>
  pages
    .filter(({ image }) => image === undefined)
    .map((page) => {
      const card = cardOf(config, page);
      const kept = path.join(imageCache, `${hashOf(drawing, JSON.stringify(card))}.png`);
      return { route: socialImageRoute(page.route), card, kept };
    });

async function drawMissing(jobs: readonly PictureJob[]): Promise<void> {
  const entry = 'lib/site/social-images.worker.ts';
  const load = async () => (await import('./draw-to-cache')).drawToCache;
  await doJobs({ entry, load, cores: halfOfTheCores() }, jobs, undefined);
}

/** Draws, ahead of the time when they are asked for, the social pictures that are not in the cache. */
export const drawSocialImages = (config: SiteConfig, pages: readonly PageFacts[]): Promise<void> =>
  drawMissing(jobsFor(config, pages).filter((job) => !isKept(job)));

/** Takes pages and gives the social picture of each that has none of its own; unchanged ones come from the cache. */
export async function renderSocialImages(config: SiteConfig, pages: readonly PageFacts[]): Promise<SocialImage[]> {
  const jobs = jobsFor(config, pages);
  await drawMissing(jobs.filter((job) => !isKept(job)));
  return jobs.map(({ route, kept }) => ({ route, png: readFileSync(kept) }));
}
