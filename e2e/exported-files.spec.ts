import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { site as mainValues } from '../lib/config/site';
import { pagePolicy, policyMeta } from '../lib/hosting/policy';
import { hostSite } from '../lib/site/host-site';
import { site as fixtureValues } from './fixture-site/site';
import { lateScripts } from './support/late-scripts';
import { exportedFiles, fixtureSite, mainSite, readExported, routesOf, type TestedSite } from './support/sites';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** Markup that a strict content security policy forbids. */
const forbidden = [/<style\b/i, /<[^>]*\sstyle=/i, /<[^>]*\son[a-z]+=/i, /\bhref="javascript:/i];

function findForbidden(site: TestedSite, file: string): string[] {
  const markup = readExported(site, file).replace(scripts, '');
  return forbidden
    .flatMap((pattern) => pattern.exec(markup)?.[0].slice(-200) ?? [])
    .map((found) => `${file}: ${found}`);
}

/** Finds start tags of disabled elements, except tasks in the text, and of buttons and links without a name. */
function findDeadControls(html: string): string[] {
  const markup = html.replace(scripts, '').replace(/<template\b[\s\S]*?<\/template>/g, '');
  const disabled = markup.match(/<[a-z]+\b(?:\s+[^\s"'>/=]+(?:="[^"]*")?)*?\s+disabled(?=[\s=/>])[^>]*>/g) ?? [];
  const controls = disabled.filter((tag) => !tag.startsWith('<input type="checkbox"'));
  const nameless = [...markup.matchAll(/<(a|button)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .filter(([, , attributes = '', content = '']) => {
      const text = content.replace(/<(?!img\b|svg\b[^>]*aria-label)[^>]*>/g, '').trim();
      return text === '' && !/\shidden(?=[\s=]|$)/.test(attributes) && !/\baria-label(?:ledby)?="[^"]/.test(attributes);
    })
    .map(([tag]) => tag);
  return [...controls, ...nameless];
}

/** Pages except the frame of live code, which has its own policy. */
const pagesOf = (site: TestedSite): string[] =>
  exportedFiles(site).filter((file) => file.endsWith('.html') && !file.startsWith('live/'));

for (const [site, values] of [
  [mainSite, mainValues],
  [fixtureSite, fixtureValues],
] as const) {
  test(`no exported page of the ${site.name} has an inline style or an event attribute`, () => {
    const pages = pagesOf(site);
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.flatMap((file) => findForbidden(site, file))).toEqual([]);
  });

  test(`every page of the ${site.name} has the policy before everything that it governs`, () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policyMeta(pagePolicy(hostSite(values, [])))}"/>`;
    for (const file of pagesOf(site)) {
      const [before = '', ...after] = readExported(site, file).split(meta);
      expect(after, file).toHaveLength(1);
      expect(before, file).not.toMatch(/<(?:script|link|style)\b/);
    }
  });

  test(`every script and style sheet that a page of the ${site.name} loads first is the one that was built`, () => {
    const checked = new Set<string>();
    for (const file of pagesOf(site)) {
      const html = readExported(site, file);
      const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>|<link\b[^>]*\brel="stylesheet"[^>]*>/g)];
      expect(tags.length, file).toBeGreaterThan(0);
      const loaded = tags.map(([tag]) => [
        /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '',
        /\bintegrity="([^"]+)"/.exec(tag)?.[1] ?? '',
      ]);
      for (const [href = '', stated] of [...loaded, ...lateScripts(site, html)]) {
        if (checked.has(`${href} ${stated}`)) continue;
        checked.add(`${href} ${stated}`);
        const bytes = readFileSync(path.join(site.folder, href.slice(site.baseUrl.length)));
        expect(stated, `${file}: ${href}`).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
      }
    }
    expect(checked.size).toBeGreaterThan(20);
  });

  test(`no page of the ${site.name} has an inline script`, () => {
    for (const file of pagesOf(site))
      expect(readExported(site, file), file).not.toMatch(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")/);
  });

  test(`no control of the ${site.name} needs a script to work, and each has a name`, () => {
    const found = pagesOf(site).flatMap((file) =>
      findDeadControls(readExported(site, file)).map((tag) => `${file}: ${tag}`),
    );
    expect(found).toEqual([]);
  });

  test(`every documentation page and post of the ${site.name} has a Markdown twin`, () => {
    const files = new Set(exportedFiles(site));
    const twins = routesOf(site).flatMap((route) => {
      const [, address] =
        /<link rel="alternate" type="text\/markdown"[^>]*href="([^"]+)"/.exec(
          readExported(site, route === '/' ? 'index.html' : `${route.slice(1)}.html`),
        ) ?? [];
      return address === undefined ? [] : [new URL(address).pathname.slice(site.baseUrl.length)];
    });
    expect(twins.length).toBeGreaterThan(10);
    expect(twins.filter((twin) => !files.has(twin))).toEqual([]);
    for (const twin of twins) expect(readExported(site, twin).length, twin).toBeGreaterThan(40);
  });
}

test('no draft and no excluded page is exported', () => {
  const names = exportedFiles(fixtureSite).filter((file) => /draft|left-out/.test(file));
  expect(names).toEqual([]);
  const texts = [
    'sitemap.xml',
    'llms.txt',
    'llms-full.txt',
    'blog/rss.xml',
    'blog/atom.xml',
    'blog/feed.json',
    'docs.html',
    'blog.html',
  ];
  for (const file of texts) expect(readExported(fixtureSite, file), file).not.toMatch(/draft|left-out|Left out/i);
});

test('the Markdown twin keeps the text of the author and leaves out what only the site can show', () => {
  const twin = readExported(fixtureSite, 'docs/dialect.md');
  expect(twin).toContain('# Dialect');
  expect(twin).toContain('A tip with a title');
  expect(twin).toContain('Linux');
  expect(twin).toContain('kind: Widget');
  expect(twin).not.toMatch(/<Tabs|<TabItem|A comment that no reader sees|^import |^export /m);
});

test('the Markdown twin of a list names each page of it, with the address of its own twin', () => {
  const twin = readExported(mainSite, 'docs/scanners.md');
  expect(twin).toMatch(/^# Scanners Overview\n/);
  expect(twin).toMatch(/^- \[Nmap\]\(https:\/\/\S+\/docs\/scanners\/nmap\.md\): \w/m);
});
