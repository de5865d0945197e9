import { absoluteUrl } from '../config/routes';
import type { SiteConfig } from '../config/site-schema';

/** Where the file stands (RFC 9116). */
export const securityRoute = '/.well-known/security.txt';

/** RFC 9116 asks for less than a year. */
const validDays = 360;

/** `security.txt` (RFC 9116), whose expiry is counted from the commit that the site is built from, so that builds repeat. */
export function buildSecurityTxt(site: SiteConfig, commitDate: string): string {
  const expires = new Date(Date.parse(commitDate) + validDays * 86_400_000).toISOString().replace(/T.*/, 'T00:00:00Z');
  const policy = `${site.toolkit.repository}/security/policy`;
  const fields = [
    ['Contact', policy],
    ['Expires', expires],
    ['Preferred-Languages', 'en, de'],
    ['Canonical', absoluteUrl(site, securityRoute)],
    ['Policy', policy],
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
