import type { ReactNode } from 'react';
import { searchSettings } from '@/.generated/search-settings';
import { SiteShell } from '@/components/layout/site-shell';
import { site } from '@/lib/config/site';
import { browserScripts } from '@/lib/site/browser-scripts';

type SiteDocumentProps = Readonly<{
  /** Whether this is the not-found page: it appears at any address, so React could not hydrate it, and nothing on it needs React. */
  isNotFound?: boolean;
  children: ReactNode;
}>;

/** The document of every page: the site's own scripts, and the frame around the text. */
export function SiteDocument({ isNotFound = false, children }: SiteDocumentProps) {
  const { htmlLang } = site.locales.find((locale) => locale.name === site.locale) ?? { htmlLang: site.locale };
  const { announcementBar, colorMode } = site;
  const { controls, readingAids, search, diagrams, notFound } = browserScripts();
  return (
    <html
      lang={htmlLang}
      data-theme={colorMode.default}
      data-theme-fixed={colorMode.disableSwitch || undefined}
      data-announcement={announcementBar?.isCloseable ? announcementBar.id : undefined}
      data-not-found={isNotFound || undefined}
      suppressHydrationWarning
    >
      <head>
        {/* Blocking on purpose: sets the reader's color mode before the first paint, and lets every control answer the first touch. */}
        <script
          {...scriptAttributes(controls)}
          data-search={search}
          data-index={searchSettings.firstIndex}
          data-diagrams={diagrams}
        />
        <script {...scriptAttributes(readingAids)} defer data-runtime={isNotFound ? undefined : ''} />
        {isNotFound && <script {...scriptAttributes(notFound)} defer />}
      </head>
      <body>
        <SiteShell>{children}</SiteShell>
      </body>
    </html>
  );
}

function scriptAttributes(source: string) {
  const [src, integrity] = source.split(' ');
  return { src, integrity };
}
