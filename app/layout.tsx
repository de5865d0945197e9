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
import { SiteShell } from '@/components/layout/site-shell';
import { site } from '@/lib/config/site';
import { rootMetadata, rootViewport } from '@/lib/site/metadata';
import { browserScripts } from '@/lib/site/browser-scripts';
import { shellModel } from '@/lib/site/shell-model';

export const metadata: Metadata = rootMetadata();
export const viewport: Viewport = rootViewport();

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  const { htmlLang } = site.locales.find((locale) => locale.name === site.locale) ?? { htmlLang: site.locale };
  const { announcementBar, colorMode } = site;
  const { controls, readingAids, search } = browserScripts();
  return (
    <html
      lang={htmlLang}
      data-theme={colorMode.default}
      data-theme-fixed={colorMode.disableSwitch || undefined}
      data-announcement={announcementBar?.isCloseable ? announcementBar.id : undefined}
      suppressHydrationWarning
    >
      <head>
        {/* Blocking on purpose: sets the reader's color mode before the first paint, and lets every control answer the first touch. */}
        <script {...scriptAttributes(controls)} data-search={search} data-runtime="" />
        <script {...scriptAttributes(readingAids)} defer />
      </head>
      <body>
        {/* A page that broke on a mistake is drawn anew when it is mended. */}
        <SiteShell model={shellModel()}>
          <Fragment key={contentIssues.length}>{children}</Fragment>
        </SiteShell>
        <Mistakes />
      </body>
    </html>
  );
}

function scriptAttributes(source: string) {
  const [src, integrity] = source.split(' ');
  return { src, integrity };
}

/** Under `npm run dev`: what is wrong in the content. A build stops at a mistake, so it has none to show. */
async function Mistakes() {
  if (process.env.NODE_ENV !== 'production') {
    const { ContentIssues } = await import('@/components/feedback/content-issues');
    return <ContentIssues />;
  }
  return null;
}
