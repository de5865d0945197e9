declare global {
  interface Window {
    /** The red box of public/static/start.js, which every exported page has; `npm run dev` has an overlay instead. */
    loadFailure?: Readonly<{ show: (retry: () => void) => void; hide: () => void }>;
  }
}

/** Shows the page's red box, whose button tries again. */
export const showLoadFailure = (root: Document, retry: () => void): void => root.defaultView?.loadFailure?.show(retry);

/** Hides the red box again. */
export const hideLoadFailure = (root: Document): void => root.defaultView?.loadFailure?.hide();
