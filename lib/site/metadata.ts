import type { Metadata, Viewport } from 'next';
import { site } from '../config/site';
import { withBase } from '../config/routes';
import { buildJsonLd } from '../seo/json-ld';
import { buildMetadata } from '../seo/build-metadata';
import type { PageFacts } from '../seo/page-facts';

const file = (path: string): string => withBase(site.baseUrl, path);

/** Metadata that all pages share; a page's own values win. */
export const rootMetadata: Metadata = {
  metadataBase: new URL(site.url),
  title: site.title,
  description: site.tagline,
  manifest: file('/manifest.webmanifest'),
  icons: { icon: [{ url: file(site.favicon), type: 'image/svg+xml' }], apple: file('/static/apple-touch-icon.png') },
  formatDetection: { telephone: false, email: false, address: false },
};

/** Viewport and browser colors of both modes. */
export const rootViewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: '#0b6577',
};

/** `<head>` metadata of a page; empty without a page. */
export const pageMetadata = (page: PageFacts | undefined): Metadata => (page ? buildMetadata(site, page) : {});

/** JSON-LD text of one page. */
export const pageJsonLd = (page: PageFacts): string => buildJsonLd(site, page);
