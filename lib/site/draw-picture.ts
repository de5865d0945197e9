import type { SocialCard } from '../social/social-card';
import { renderSocialImage } from '../social/render-social-image';
import { keepBytes } from '../mdx/disk-cache';

type PictureJob = Readonly<{ card: SocialCard; /** File of the cache. */ kept: string }>;

/** Draws a social picture, as PNG, into the cache. */
export default async function drawPicture({ card, kept }: PictureJob): Promise<void> {
  keepBytes(kept, await renderSocialImage(card));
}
