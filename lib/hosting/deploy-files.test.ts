import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { deployFiles } from './deploy-files';
import type { HostSite } from './host-site';
import { pagePolicy, policyHeader } from './policy';

const site: HostSite = {
  url: 'https://www.example.org',
  baseUrl: '/',
  redirects: [{ from: '/old', to: '/new' }],
};
const files = deployFiles(site);

describe('the files for hosts', () => {
  it('hold the one policy, word for word', () => {
    const policy = policyHeader(pagePolicy(site));
    for (const name of ['nginx/site.conf', 'caddy/site.caddy', 'apache/site.conf', 's3-cloudfront/headers-page.json'])
      expect(files[name], name).toContain(policy);
  });

  it('say where they come from', () => {
    for (const [name, text] of Object.entries(files)) expect(text, name).toMatch(/Generated (by|from)/);
  });

  it('lead from what moved to where it is', () => {
    for (const name of ['nginx/site.conf', 'caddy/site.caddy', 'apache/site.conf', 's3-cloudfront/function.js'])
      expect(files[name], name).toMatch(/\/old\b.*\s?.*\/new\b/);
  });

  it('pin each action of the workflow by its commit and give each job no more than it needs', () => {
    const workflow: {
      permissions: object;
      jobs: Record<string, { permissions: object; steps: readonly { uses?: string }[] }>;
    } = parse(files['github-pages/pages.yml'] ?? '');
    const uses = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));
    expect(uses.length).toBeGreaterThan(3);
    for (const each of uses) expect(each).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(workflow.permissions).toEqual({});
    expect(workflow.jobs['build']?.permissions).toEqual({ contents: 'read' });
    expect(workflow.jobs['deploy']?.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  });
});
