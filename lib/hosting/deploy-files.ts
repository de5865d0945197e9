import { fileKinds } from './headers';
import type { HostSite } from './host-site';
import { apacheSite } from './hosts/apache';
import { caddyServer, caddySite } from './hosts/caddy';
import { cloudFrontFunction, cloudFrontPolicy } from './hosts/cloudfront';
import { containerFile, containerIgnore, containerNginx } from './hosts/container';
import { githubPagesWorkflow } from './hosts/github-pages';
import { nginxBrotli, nginxServer, nginxSite } from './hosts/nginx';

/** Text of each file below `deploy/` that is made from the site's values, by its path there. */
export const deployFiles = (site: HostSite): Readonly<Record<string, string>> => ({
  'nginx/site.conf': nginxSite(site),
  'nginx/brotli.conf': nginxBrotli(),
  'nginx/server.conf': nginxServer(site),
  'caddy/site.caddy': caddySite(site),
  'caddy/Caddyfile': caddyServer(site),
  'apache/site.conf': apacheSite(site),
  'container/Containerfile': containerFile(site),
  'container/Containerfile.dockerignore': containerIgnore(),
  'container/nginx.conf': containerNginx(),
  'github-pages/pages.yml': githubPagesWorkflow(),
  's3-cloudfront/function.js': cloudFrontFunction(site),
  ...Object.fromEntries(fileKinds.map((kind) => [`s3-cloudfront/headers-${kind}.json`, cloudFrontPolicy(kind, site)])),
});
