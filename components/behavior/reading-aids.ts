import { addScript } from './add-script';
import { installFilters } from './filters';
import { installHideNavbar } from './hide-navbar';
import { installLinkChoices } from './link-choices';
import { installLoadFailure } from './load-failure';
import { installMovedParts } from './moved-parts';
import { installOffline } from './offline';
import { installReports } from './reports';
import { installRuntime } from './runtime';
import { installSchemaLine } from './schema-line';
import { installSidebar } from './sidebar';
import { installTabStops } from './tab-stops';
import { installTerms } from './terms';
import { installTocSpy } from './toc-spy';
import { installTools } from './tools';

// Reading aids other than controls: this script runs once the page is parsed, and does not delay the first paint.
installFilters();
installHideNavbar();
installLinkChoices();
installLoadFailure();
installMovedParts();
installOffline();
installReports();
installSchemaLine();
installSidebar();
installTabStops();
installTerms();
installTocSpy();
installTools();
const { src, dataset } = document.currentScript as HTMLScriptElement;
// Under `npm run dev` the runtime starts by itself.
if (dataset['runtime']) installRuntime(dataset['runtime']);
if (!('popover' in HTMLElement.prototype)) void addScript(src.replace(/[^/]*$/, 'popovers.js'));
