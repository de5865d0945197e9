import type { SocialCard } from '../social/social-card';
import { renderSocialImage } from '../social/render-social-image';
import { writeAtomically } from '../files/write-atomically';

type PictureJob = Readonly<{ card: SocialCard; /** File of the cache. */ cacheFile: string }>;

/** Draws a social picture, as PNG, into the cache. */
export default async function drawPicture({ card, cacheFile }: PictureJob): Promise<void> {
  writeAtomically(cacheFile, await renderSocialImage(card));
}
