import { installAnnouncement } from './announcement';
import { boot } from './boot';
import { installColorMode } from './color-mode';
import { installCopy } from './copy';
import { installDiagrams } from './diagrams';
import { installDropdowns } from './dropdowns';
import { installEarlyPresses } from './early-presses';
import { installMenu } from './menu';
import { installReaderVariables } from './reader-variables';
import { installSearchIntent } from './search-intent';
import { installTabs } from './tabs';
import { trustOwnScripts } from './trusted-scripts';

// The one render-blocking script of every page, in its head: from here on all controls work, on the page's own markup and without React.
// Its event listeners are on the document, and so also serve pages that later navigations bring in.

const { src, dataset } = document.currentScript as HTMLScriptElement;

boot();
trustOwnScripts(src.replace(/[^/]*$/, ''));
installAnnouncement();
installColorMode();
installCopy();
installDropdowns();
installEarlyPresses();
installMenu();
installReaderVariables();
installTabs();
if (dataset['diagrams']) installDiagrams(dataset['diagrams']);
if (dataset['search']) installSearchIntent(dataset['search'], dataset['index']);
