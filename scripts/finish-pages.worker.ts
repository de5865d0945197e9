import { readFileSync } from 'node:fs';
import { type ExportedPage, readExportedPage } from '../lib/links/exported-page';
import { takeShare } from '../lib/site/share-work';
import { compressAhead } from './compress-files';
import { type FinishSettings, pageFinisher } from './finish-pages';

let finish: ((file: string) => readonly string[]) | undefined;

await takeShare<string, FinishSettings, ExportedPage>(async (file, settings) => {
  finish ??= pageFinisher(settings);
  await compressAhead(finish(file));
  return readExportedPage(readFileSync(file, 'utf8'));
});
