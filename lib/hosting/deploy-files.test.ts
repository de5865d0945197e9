import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { deployFiles } from './deploy-files';
import type { HostSite } from './host-rules';
import { pagePolicy, policyHeader } from './policy';

const site: HostSite = {
  url: 'https://www.example.org',
  baseUrl: '/',
  languages: ['/'],
  redirects: [{ from: '/old', to: '/new' }],
};
const files = deployFiles(site);

describe('the files for hosts', () => {
  it('hold the one policy, word for word', () => {
    const policy = policyHeader(pagePolicy(site));
    for (const name of ['nginx/site.conf', 'caddy/site.caddy', 'apache/site.conf', 's3-cloudfront/headers-page.json'])
      expect(files[name], name).toContain(policy);
  });

  it('name their source', () => {
    for (const [name, text] of Object.entries(files)) expect(text, name).toMatch(/Generated (by|from)/);
  });

  it('redirect from old addresses to new ones', () => {
    for (const name of ['nginx/site.conf', 'caddy/site.caddy', 'apache/site.conf', 's3-cloudfront/function.js'])
      expect(files[name], name).toMatch(/\/old\b.*\s?.*\/new\b/);
  });

  it('use the name of the site itself in redirects that need one', () => {
    for (const [name, text] of Object.entries(files))
      expect(text, name).not.toMatch(/https?:\/\/(?:\$|\{|%\{)|\$(?:http_)?host\b|\{host\}|HTTP_HOST/i);
    for (const name of ['nginx/server.conf', 'caddy/Caddyfile', 'apache/site.conf'])
      expect(files[name], name).toContain(site.url);
  });

  it('are all mentioned in the guide', () => {
    const guide = readFileSync('deploy/README.md', 'utf8');
    const folders = readdirSync('deploy').filter((name) => name !== 'README.md');
    for (const folder of folders) expect(guide).toContain(`\`${folder}/`);
  });
});

it('the workflow for GitHub Pages gives each job no more than it needs', () => {
  const workflow: { permissions: object; jobs: Record<string, { permissions: object }> } = parse(
    readFileSync('deploy/github-pages/pages.yml', 'utf8'),
  );
  expect(workflow.permissions).toEqual({});
  expect(workflow.jobs['build']?.permissions).toEqual({ contents: 'read' });
  expect(workflow.jobs['deploy']?.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
});
