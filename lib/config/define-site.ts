import { siteSchema, type SiteConfig, type SiteInput } from './site-schema';
import { z } from 'zod';

/** Takes a site's values and gives them checked, with defaults; throws one error that names every wrong field. */
export function defineSite(values: SiteInput): SiteConfig {
  const result = siteSchema.safeParse(values);
  if (result.success) return result.data;
  throw new Error(`lib/config/site.ts: the site's configuration is not valid\n${z.prettifyError(result.error)}`);
}
