import { withBase } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';

/** The web app manifest (W3C Application Manifest) as JSON text. */
export function buildWebManifest(site: SiteConfig): string {
  const icon = (file: string, sizes: string, type: string) => ({ src: withBase(site.baseUrl, file), sizes, type });
  const manifest = {
    name: site.title,
    short_name: site.title,
    description: site.tagline,
    start_url: withBase(site.baseUrl, '/'),
    display: 'minimal-ui',
    background_color: '#fbfcfd',
    theme_color: '#0b6577',
    icons: [
      icon(site.favicon, 'any', 'image/svg+xml'),
      icon('/static/icon-192.png', '192x192', 'image/png'),
      icon('/static/icon-512.png', '512x512', 'image/png'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
