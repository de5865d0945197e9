import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporarySite } from '../content/fixtures/temporary-site';
import { testSite } from '../content/fixtures/test-site';
import { readContent } from '../content/read-content';
import type { Doc, Post } from '../content/types';
import { formatIssues } from '../errors/format-issues';
import { compilePage } from '../mdx/compile-page';
import type { PipelineContext } from '../mdx/context';
import { checkLinks } from './check-links';
import type { LinkedPage } from './link-targets';

const folder = path.join(import.meta.dirname, '../content/fixtures/mistakes/links');
const site = testSite();

async function readLinks(root: string, page: Doc | Post, context: PipelineContext): Promise<LinkedPage> {
  const { file, route } = page;
  const text = readFileSync(path.join(root, file), 'utf8');
  const absolute = (target: string): string => target;
  const { processed } = await compilePage({ page, text, context, absolute });
  return { file, route, links: processed.links, ids: processed.ids };
}

async function issuesIn(...folders: readonly string[]) {
  const root = temporarySite(...folders);
  const { docs, posts, categories, issues } = readContent({ root, site, includeDrafts: false });
  const all = [...docs, ...posts];
  const indexes = categories.flatMap(({ link }) => (link.type === 'generated-index' ? [link.route] : []));
  const routes = ['/', '/blog', ...all.map(({ route }) => route), ...indexes];
  const context = {
    baseUrl: '/',
    routeOfFile: Object.fromEntries(all.map(({ file, route }) => [file, route])),
    routes,
  };
  const pages = await Promise.all(all.map((page) => readLinks(root, page, context)));
  return [...issues, ...checkLinks({ pages, routes, publicFiles: ['/static/logo.svg'], site })];
}

describe('a contributor who writes a wrong link is told where it is and what was probably meant', () => {
  it('and is told nothing about a sound site', async () => {
    expect(await issuesIn()).toEqual([]);
  });

  it.each(readdirSync(folder))('%s', async (name) => {
    const issues = await issuesIn(path.join(folder, name));
    expect(issues).not.toEqual([]);
    for (const issue of issues)
      expect(issue).toMatchObject({ line: expect.any(Number), column: expect.any(Number), hint: expect.any(String) });
    await expect(`${formatIssues(issues)}\n`).toMatchFileSnapshot(path.join(folder, name, 'expected.txt'));
  });
});
