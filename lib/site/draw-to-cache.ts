import { keepBytes } from '../mdx/disk-cache';
import { renderSocialImage } from '../social/render-social-image';
import type { PictureJob } from './social-images';

/** Draws a social picture into the cache. */
export async function drawToCache({ card, kept }: PictureJob): Promise<void> {
  keepBytes(kept, await renderSocialImage(card));
}
