import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { socialImageRoute } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';
import { contentStrings } from '../config/content-strings';
import { cacheFolder, hashOf } from '../mdx/disk-cache';
import type { PageFacts } from '../seo/page-facts';
import type { SocialCard } from '../social/social-card';
import { listFilesBelow } from '../files/list-files-below';
import type { FileToWrite } from './generated-files';
import { onAllCores } from './on-all-cores';

/** The social picture of each page that has no picture of its own; unchanged ones come from the cache. */
export async function renderSocialImages(config: SiteConfig, pages: readonly PageFacts[]): Promise<FileToWrite[]> {
  const drawing = drawingVersion();
  const pictures = pages
    .filter(({ image }) => image === undefined)
    .map((page) => {
      const card = cardOf(config, page);
      const cacheFile = path.join(cacheFolder, 'social', `${hashOf(drawing, JSON.stringify(card))}.png`);
      return { route: socialImageRoute(page.route), card, cacheFile };
    });
  const jobs = pictures
    .filter(({ cacheFile }) => !existsSync(cacheFile))
    .map(({ card, cacheFile }) => ({ card, cacheFile }));
  await onAllCores({ worker: 'draw-picture', jobs, importHere: () => import('./draw-picture') });
  return pictures.map(({ route, cacheFile }) => ({ path: route.slice(1), content: readFileSync(cacheFile) }));
}

function cardOf(config: SiteConfig, page: PageFacts): SocialCard {
  const { social } = contentStrings;
  const trail = page.breadcrumbs?.slice(0, -1).map((crumb) => crumb.label) ?? [];
  const part = page.kind === 'home' || page.kind === 'tools' ? social[page.kind] : social.blog;
  return {
    eyebrow: trail.length > 0 ? trail.join(' › ') : part,
    title: page.kind === 'home' ? config.tagline : page.title,
    site: config.title,
    address: new URL(config.url).host,
  };
}

/** A hash of everything that draws: layout, encoding, libraries, font. */
const drawingVersion = (): string =>
  hashOf(
    readFileSync('package.json', 'utf8'),
    ...listFilesBelow('lib/social').map((file) => readFileSync(path.join('lib/social', file), 'utf8')),
  );
