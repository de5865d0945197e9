import './styles/every-page.css';
import type { ReactNode } from 'react';
import { SiteDocument } from './site-document';

export { rootMetadata as metadata, rootViewport as viewport } from '@/lib/site/metadata';

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteDocument>
      {children}
      <Mistakes />
    </SiteDocument>
  );
}

/** Under `npm run dev`: what is wrong in the content. A build stops at a mistake, so it has none to show. With the revision, which each save changes, open pages are drawn again. */
async function Mistakes() {
  if (process.env.NODE_ENV !== 'production') {
    const { revision } = await import('@/.generated/revision');
    const { ContentIssues } = await import('@/components/feedback/content-issues');
    const { ReloadAtChange } = await import('@/components/feedback/reload-at-change.client');
    return (
      <>
        <ContentIssues />
        {/* React keeps a page that crashed, also once it is mended. */}
        <ReloadAtChange state={revision} where=".crash-view" />
      </>
    );
  }
  return null;
}
