import './styles/every-page.css';
import type { ReactNode } from 'react';
import { SiteDocument } from './site-document';

export { rootMetadata as metadata, rootViewport as viewport } from '@/lib/site/metadata';

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteDocument>
      {children}
      <DevelopmentIssues />
    </SiteDocument>
  );
}

/** Under `npm run dev`: shows mistakes in the content; a build stops at a mistake, so it has none to show. Each save changes the revision, which makes open pages render again. */
async function DevelopmentIssues() {
  if (process.env.NODE_ENV !== 'production') {
    const { revision } = await import('@/.generated/revision');
    const { ContentIssues } = await import('@/components/feedback/content-issues');
    const { ReloadAtChange } = await import('@/components/feedback/reload-at-change.client');
    return (
      <>
        <ContentIssues />
        {/* React keeps showing a crashed page even after the content is fixed. */}
        <ReloadAtChange state={revision} selector=".crash-view" />
      </>
    );
  }
  return null;
}
