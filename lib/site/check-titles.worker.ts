import type { ContentIssue } from '../errors/content-issue';
import { checkTitles, type SearchedTogether } from '../search/build/check-titles';
import { takeShare } from './share-work';

await takeShare<SearchedTogether, null, ContentIssue[]>(async (together) => checkTitles(together));
