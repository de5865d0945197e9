import './styles/every-page';
import type { Metadata, Viewport } from 'next';
import { Fragment, type ReactNode } from 'react';
import { contentIssues } from '@/.generated/content-issues';
import { SiteDocument } from './site-document';
import { rootMetadata, rootViewport } from '@/lib/site/metadata';

export const metadata: Metadata = rootMetadata();
export const viewport: Viewport = rootViewport();

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteDocument>
      {/* A page that broke on a mistake is drawn anew when it is mended. */}
      <Fragment key={contentIssues.length}>{children}</Fragment>
      <Mistakes />
    </SiteDocument>
  );
}

/** Under `npm run dev`: what is wrong in the content. A build stops at a mistake, so it has none to show. With the revision, which each save changes, open pages are drawn again. */
async function Mistakes() {
  if (process.env.NODE_ENV !== 'production') {
    await import('@/.generated/revision');
    const { ContentIssues } = await import('@/components/feedback/content-issues');
    return <ContentIssues />;
  }
  return null;
}
