import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { siteFile } from '../lib/config/site-locator';
import type { SiteConfig } from '../lib/config/site-schema';

/** Gives the site's values as their file has them now, where an import gives those of the first time; throws an error whose message says what is wrong with them, and where. */
export async function readConfig(): Promise<SiteConfig> {
  const outfile = path.resolve('.cache/scripts/site-values.mjs');
  await build({
    entryPoints: [`./${siteFile}`],
    outfile,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    // So that an error names its place.
    sourcemap: 'inline',
    logOverride: { 'duplicate-object-key': 'error' },
    logLevel: 'silent',
  });
  const { site } = (await import(`${pathToFileURL(outfile).href}?${Date.now()}`)) as { site?: SiteConfig };
  if (!site) throw new Error(`${siteFile} exports no "site": write "export const site = defineSite({ … });".`);
  return site;
}
