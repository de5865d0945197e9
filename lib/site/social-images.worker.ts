import { drawToCache } from './draw-to-cache';
import { takeShare } from './share-work';
import type { PictureJob } from './social-images';

await takeShare<PictureJob, undefined, void>(drawToCache);
