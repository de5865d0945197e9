import './styles/every-page';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteDocument } from './site-document';
import { rootMetadata, rootViewport } from '@/lib/site/metadata';

export const metadata: Metadata = rootMetadata();
export const viewport: Viewport = rootViewport();

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
