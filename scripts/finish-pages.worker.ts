import type { ExportedPage } from '../lib/links/exported-page';
import { takeShare } from '../lib/site/share-work';
import { finishJob } from './finish-job';
import type { FinishSettings } from './finish-page';

await takeShare<string, FinishSettings, ExportedPage>(finishJob);
