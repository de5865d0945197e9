import { installCurrentPage } from './current-page';
import { installFilters } from './filters';
import { installHideNavbar } from './hide-navbar';
import { installLinkChoices } from './link-choices';
import { installLoadFailure } from './load-failure';
import { installMovedParts } from './moved-parts';
import { installOffline } from './offline';
import { installTerms } from './terms';
import { installTocSpy } from './toc-spy';

// What accompanies reading and is no control: it runs when the page is parsed, and the first paint does not wait for it.
for (const install of [
  installCurrentPage,
  installFilters,
  installHideNavbar,
  installLinkChoices,
  installLoadFailure,
  installMovedParts,
  installOffline,
  installTerms,
  installTocSpy,
])
  install(document);
