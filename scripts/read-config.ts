import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { siteFile } from '../lib/config/site-locator';
import type { SiteConfig } from '../lib/config/site-schema';

/** Reads the site's values as their file is now, where an import would return those of the first time; throws an error that says what is wrong, and where. */
export async function readConfig(): Promise<SiteConfig> {
  const outfile = path.resolve('.cache/scripts/site-values.mjs');
  await build({
    entryPoints: [`./${siteFile}`],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    // Lets errors name their place.
    sourcemap: 'inline',
    logOverride: { 'duplicate-object-key': 'error' },
    logLevel: 'silent',
  });
  const { site } = (await import(`${pathToFileURL(outfile).href}?${Date.now()}`)) as { site?: SiteConfig };
  if (!site) throw new Error(`${siteFile} exports no "site": write "export const site = defineSite({ … });".`);
  return site;
}
