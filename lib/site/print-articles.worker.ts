import { type PrintJob, printToCache } from './print-to-cache';
import { takeShare } from './share-work';

await takeShare<PrintJob, null, void>(async (job) => printToCache(job));
