import { searchSettings } from '@/.generated/search-settings';
import { readStored } from '../behavior/stored';
import { preferredVersionKey } from '../behavior/version-choice';
import { versionInUse } from '../nav/versions';
import { sharedClient } from './shared-client';

/** Takes the current route and starts to load what answers a search there, while the code that shows the answers is on its way. */
export function warmSearch(pathname: string): void {
  const preferred = readStored(window, 'localStorage', preferredVersionKey);
  sharedClient(versionInUse({ versions: searchSettings.versions, pathname, preferred })?.name).warm();
}
