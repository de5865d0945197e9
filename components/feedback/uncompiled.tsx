import { strings } from '@/lib/config/strings';

/** Under `npm run dev`: takes the place of a page's text until its first compilation. The browser refreshes by itself, even if it is not yet connected when the text is ready. */
export const Uncompiled = () => (
  <>
    <meta httpEquiv="refresh" content="2" />
    <p role="status">{strings.uncompiled}</p>
  </>
);
