import { apply } from '@oddbird/popover-polyfill/fn';

// Popovers for browsers without them, such as Safari 16: menu and search of phones.
// In the layer below all others, so that the site's own rules hold over the library's as over a browser's.
apply({ layerName: 'reset' });
