import { apply } from '@oddbird/popover-polyfill/fn';

// Adds popovers to browsers without them, such as Safari 16, for the phone's menu and search.
// In the lowest cascade layer, where the site's rules override the library's as they do a browser's.
apply({ layerName: 'reset' });
