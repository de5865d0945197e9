import type { SocialCard } from '../social/social-card';
import { renderSocialImage } from '../social/render-social-image';
import { writeAtomically } from '../files/write-atomically';

type PictureJob = Readonly<{ card: SocialCard; /** File of the cache. */ kept: string }>;

/** Draws a social picture, as PNG, into the cache. */
export default async function drawPicture({ card, kept }: PictureJob): Promise<void> {
  writeAtomically(kept, await renderSocialImage(card));
}
