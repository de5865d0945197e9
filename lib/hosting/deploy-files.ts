import type { Host, HostSite } from './host-rules';
import { apache } from './hosts/apache';
import { caddy } from './hosts/caddy';
import { cloudFront } from './hosts/cloudfront';
import { container } from './hosts/container';
import { nginx } from './hosts/nginx';

/** Those that take files of `deploy/`: for Netlify and Cloudflare, each build writes its own (`scripts/finish.ts`). */
const hosts: readonly Host[] = [nginx, caddy, apache, cloudFront, container];

/** Text of each file below `deploy/` that is made from the site's values, by its path there. */
export const deployFiles = (site: HostSite): Readonly<Record<string, string>> =>
  Object.assign({}, ...hosts.map((filesOf) => filesOf(site)));
