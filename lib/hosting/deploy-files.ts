import type { Host, HostSite } from './host-rules';
import { apache } from './hosts/apache';
import { caddy } from './hosts/caddy';
import { cloudFront } from './hosts/cloudfront';
import { container } from './hosts/container';
import { nginx } from './hosts/nginx';

/** Hosts that use files of `deploy/`; each build writes those for Netlify and Cloudflare (`scripts/finish.ts`). */
const hosts: readonly Host[] = [nginx, caddy, apache, cloudFront, container];

/** Contents of the files below `deploy/` that are derived from the site's values, by path. */
export const deployFiles = (site: HostSite): Readonly<Record<string, string>> =>
  Object.assign({}, ...hosts.map((filesOf) => filesOf(site)));
