import { strings } from '@/lib/config/strings';

/** Under `npm run dev`: stands in the place of a page's text until it has been compiled for the first time. The browser asks again by itself, also where it is not connected yet when the text comes. */
export const Uncompiled = () => (
  <>
    <meta httpEquiv="refresh" content="2" />
    <p role="status">{strings.uncompiled}</p>
  </>
);
