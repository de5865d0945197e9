import './styles/layers.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/prose/flow.css';
import './styles/prose/headings.css';
import './styles/prose/inline.css';
import './styles/prose/lists.css';
import './styles/prose/blocks.css';
import './styles/print.css';
import '@/components/feedback/load-failure.css';
import '@/components/feedback/red-box.css';
import '@/components/mdx/admonition.css';
import '@/components/mdx/code-block.css';
import '@/components/mdx/diagram.css';
import '@/components/mdx/field-table.css';
import '@/components/mdx/table.css';
import '@/components/mdx/tabs.css';
import '@/components/mdx/term.css';
import '@/.generated/announcement.css';
import '@/.generated/icons.css';
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

/** Under `npm run dev`: what is wrong in the content. A build stops at a mistake, so it has none to show. */
async function Mistakes() {
  if (process.env.NODE_ENV !== 'production') {
    const { ContentIssues } = await import('@/components/feedback/content-issues');
    return <ContentIssues />;
  }
  return null;
}
