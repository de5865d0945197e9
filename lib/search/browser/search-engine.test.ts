import { describe, expect, test } from 'vitest';
import { buildPayload } from '../build/build-payload';
import { engineOf, page, pages, routesFor, settings } from '../fixtures/pages';
import { createEngine } from './engine';
import { searchEngine } from './search-engine';

const engine = engineOf(buildPayload(pages, settings));
const search = (query: string, limit = 8) => searchEngine({ query, limit }, engine);
const first = (query: string): string | undefined => search(query).groups[0]?.route;

describe('finds first', () => {
  test.each([
    ['ScanType', '/docs/api/crds/scan-type'],
    ['scan type', '/docs/api/crds/scan-type'],
    ['scantype', '/docs/api/crds/scan-type'],
    ['scan types', '/docs/api/crds/scan-type'],
    ['kind: ScanType', '/docs/api/crds/scan-type'],
    ['-sV', '/docs/scanners/nmap'],
    ['--set', '/docs/scanners/nmap'],
    ['ttlSecondsAfterFinished', '/docs/hooks/cascading-scans'],
    ['spec.extractResults.type', '/docs/api/crds/scan-type'],
    ['values.yaml', '/docs/contributing/integrating-a-scanner/values.yaml'],
    ['CVE-2021-44228', '/blog/2022/01/18/log4shell'],
    ['v4.10', '/blog/2022/01/18/log4shell'],
    ['4.10', '/blog/2022/01/18/log4shell'],
    ['how do I uninstall the operator?', '/docs/getting-started/uninstallation'],
    ['k8s', '/docs/getting-started/uninstallation'],
    ['follow-up', '/docs/hooks/cascading-scans'],
    ['port scan', '/docs/scanners/nmap'],
    ['casc', '/docs/hooks/cascading-scans'],
    ['casacding scans', '/docs/hooks/cascading-scans'],
    ['nmpa', '/docs/scanners/nmap'],
    ['un-install', '/docs/getting-started/uninstallation'],
  ])('%s', (query, route) => {
    expect(first(query)).toBe(route);
  });
});

test('a page is first for its title however many others hold its words', () => {
  const others = Array.from({ length: 200 }, (_, index) =>
    page({
      title: `Why the version ${index} matters`,
      route: `/docs/other/${index}`,
      keywords: ['version', 'why', 'next'],
      sections: [{ text: 'Why the next version? The next version is why.' }],
    }),
  );
  const post = page({ title: 'Why the next version', route: '/blog/why-the-next-version', type: 'blog' });
  const large = engineOf(buildPayload([...others, post], settings));
  expect(searchEngine({ query: 'Why the next version', limit: 1 }, large).groups[0]?.route).toBe(post.route);
});

test('a pasted installation finds its chart, whatever its release, repository and namespace', () => {
  const release = page({
    title: 'Release of Version 2',
    route: '/blog/release',
    type: 'blog',
    sections: [{ text: 'Try it.', code: 'helm upgrade --install my-zap secureCodeBox/zap --namespace scans' }],
  });
  const zap = page({
    title: 'ZAP',
    route: '/docs/scanners/zap',
    sections: [{ text: 'Install the chart.', code: 'helm upgrade --install zap oci://example.org/helm/zap' }],
  });
  for (const command of [
    'helm upgrade --install my-zap secureCodeBox/zap --namespace scans',
    'helm -n x install z oci://ghcr.io/securecodebox/helm/zap --version 4.5.0',
  ])
    expect(routesFor(command, [release, zap])[0], command).toBe(zap.route);
});

test('a query that a text contains word by word finds it, whatever names of the reader are around', () => {
  const words = 'You need to find it: deploy and found the type of scan. ';
  const others = Array.from({ length: 8 }, (_, index) =>
    page({ title: `Page ${index}`, route: `/docs/${index}`, sections: [{ text: words.repeat(3) }] }),
  );
  const message = page({
    title: 'Errors',
    route: '/docs/errors',
    sections: [{ text: `${'Unlike others. '.repeat(40)}\n\n“… is not found. You’ll need to deploy the scan type.”` }],
  });
  expect(routesFor("'nmap' is not found. You'll need to deploy the scan type.", [...others, message])[0]).toBe(
    message.route,
  );
});

test('a page is first for its title, and its section for its heading', () => {
  const [group] = search('Uninstall the operator').groups;
  expect(group?.hits[0]?.document.sectionRoute).toBe('/docs/getting-started/uninstallation#operator');
});

test('a page is listed with its best section, even if it has only a common word and the texts have not loaded', () => {
  const others = Array.from({ length: 40 }, (_, index) =>
    page({
      title: `Page ${index}`,
      route: `/docs/page-${index}`,
      sections: [{ text: 'About this page.' }, { id: 'more', heading: 'More', text: 'helm' }],
    }),
  );
  const weakly = { ...settings, boosts: { ...settings.boosts, content: 0.1 } };
  const early = createEngine([{ payload: buildPayload(others, weakly).payload }]);
  const { groups } = searchEngine({ query: 'helm', limit: Infinity }, early);
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.filter(({ hits }) => hits.length === 0)).toEqual([]);
});

test('a flag is found first where a text explains it', () => {
  const sources = Array.from({ length: 12 }, (_, index) => {
    const text = index === 7 ? 'With --create-namespace Helm makes the namespace.' : 'Install it.';
    const sections = [{ text, code: 'helm install x --create-namespace' }];
    return page({ title: `Page ${index}`, route: `/docs/page-${index}`, sections });
  });
  expect(routesFor('--create-namespace', sources)[0]).toBe('/docs/page-7');
});

test('an overview is first if the query asks for a list of the pages below it', () => {
  const names = ['Alpha', 'Beta', 'Gamma'];
  const sources = [
    ...names.map((name) =>
      page({
        title: name,
        route: `/docs/tools/${name}`,
        keywords: [`${name} keyword`],
        sections: [{ text: 'One of the tools, which tools such as this one are.' }],
      }),
    ),
    page({ title: 'Overview', route: '/docs/tools', keywords: ['tools'] }),
  ];
  expect(routesFor('gamma keyword', sources)[0]).toBe('/docs/tools/Gamma');
  expect(routesFor('which tools are there', sources)[0]).toBe('/docs/tools');
});

test('a query for all of a kind finds their overview first, even if another page ends in the same name', () => {
  const sources = [
    page({
      title: 'Work with tools',
      route: '/docs/guides/tools',
      sections: [{ text: 'Tools, all of them, and which tools exist: tools, tools, tools.' }],
    }),
    page({ title: 'Tools', route: '/docs/tools' }),
    page({ title: 'Alpha', route: '/docs/tools/alpha', sections: [{ text: 'One of the tools for a web site.' }] }),
  ];
  for (const query of [
    'list of tools',
    'list of all supported tools',
    'all available tools',
    'which tools exist',
    'what tools are there',
    'which tool should I use?',
  ])
    expect(routesFor(query, sources)[0], query).toBe('/docs/tools');
  // A query for one tool finds that one.
  expect(routesFor('which tool for a web site', sources)[0]).toBe('/docs/tools/alpha');
});

test('a keyword that is whole in the query ranks above its separate words', () => {
  const sources = [
    page({
      title: 'Alpha',
      route: '/docs/alpha',
      keywords: ['model of data', 'threat feed'],
      sections: [{ text: 'A threat here, and a model there. A model finds each threat.' }],
    }),
    page({ title: 'Beta', route: '/docs/beta', keywords: ['threat model'] }),
  ];
  expect(routesFor('threat model', sources)[0]).toBe('/docs/beta');
});

test('each name in a pasted command counts, except the namespace', () => {
  expect(routesFor('helm upgrade --install x oldrepo.example/charts/nmap --namespace operator')[0]).toBe(
    '/docs/scanners/nmap',
  );
});

test('a patch release or a CVE in no text is found by its minor release, or by the word CVE', () => {
  const support = page({
    title: 'Support',
    route: '/docs/support',
    sections: [{ text: 'Kubernetes 1.16 is needed.' }],
  });
  const scanner = page({ title: 'SSH', route: '/docs/ssh', sections: [{ text: 'Reports each CVE of a server.' }] });
  for (const query of ['1.16.5', 'v1.16.5', 'kubernetes 1.16.5-rc'])
    expect(routesFor(query, [scanner, support])[0], query).toBe(support.route);
  expect(routesFor('CVE-2021-45046', [support, scanner])[0]).toBe(scanner.route);
  // An IP address is no release.
  expect(routesFor('1.16.0.1', [support, scanner])).toEqual([]);
});

test('the entry of a glossary is the definition of its term, and no result', () => {
  const sources = [
    page({
      title: 'Glossary',
      route: '/docs/glossary',
      explainsTerms: true,
      sections: [{ id: 'scan-type', heading: 'Scan type', text: 'How a `Scan` runs.\nSee its page.' }],
    }),
    ...pages,
  ];
  const { definition, groups } = searchEngine(
    { query: 'scan types', limit: 8 },
    engineOf(buildPayload(sources, settings)),
  );
  expect(definition).toEqual({
    term: 'Scan type',
    text: [
      { text: 'How a ', marked: false },
      { text: 'Scan', marked: false, code: true },
      { text: ' runs.', marked: false },
    ],
    glossary: 'Glossary',
    route: '/docs/glossary#scan-type',
  });
  expect(groups.map(({ route }) => route)).not.toContain('/docs/glossary');
  expect(search('scan types').definition).toBeUndefined();
});

test('says how far the query was loosened', () => {
  expect(search('cascading scans').relaxed).toBe('no');
  expect(search('casacding scans').relaxed).toBe('fuzzy');
  expect(search('cascading qwxzv').relaxed).toBe('dropped');
});

test('a page whose sections together have all words counts as having them all', () => {
  const zap = page({
    title: 'ZAP',
    route: '/docs/scanners/zap',
    sections: [{ text: 'Run it every night.' }, { heading: 'Login', text: 'Send a cookie.' }],
  });
  const small = engineOf(buildPayload([zap], settings));
  expect(searchEngine({ query: 'night cookie', limit: 8 }, small).relaxed).toBe('no');
  expect(searchEngine({ query: 'night biscuit', limit: 8 }, small).relaxed).toBe('dropped');
});

test('nonsense finds nothing', () => {
  expect(search('qwxzv').groups).toEqual([]);
});

test('a page with all words ranks before one with some', () => {
  expect(routesFor('hosts ports open')[0]).toBe('/docs/scanners/nmap');
});

test('a query is answered in groups with breadcrumb, type and marked runs of text', () => {
  const [group] = search('detects version').groups;
  const [hit] = group?.hits ?? [];
  expect(group).toMatchObject({
    pageTitle: 'Nmap',
    route: '/docs/scanners/nmap',
    type: 'docs',
    breadcrumb: ['Scanners'],
  });
  expect(hit?.excerpt.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['Detects', 'version']);
  expect(hit?.why[0]?.value).toBeGreaterThan(0);
});

test('gives no more hits than asked for, and says how many there are', () => {
  const { groups, total } = search('scans', 2);
  expect(groups.flatMap(({ hits }) => hits)).toHaveLength(2);
  expect(total).toBeGreaterThan(2);
});

test('docs and posts are ranked as one, whatever index they come from', () => {
  const docs = buildPayload(
    pages.filter(({ type }) => type === 'docs'),
    settings,
  );
  const posts = buildPayload(
    pages.filter(({ type }) => type === 'blog'),
    settings,
  );
  const both = searchEngine({ query: 'nmap', limit: 8 }, engineOf(docs, posts));
  expect(both.groups.map(({ route }) => route)).toEqual(search('nmap').groups.map(({ route }) => route));
});

test('labels of parent categories are found only if they are indexed', () => {
  const query = 'getting started';
  const withLabels = { ...settings, boosts: { ...settings.boosts, sidebarParentCategories: 2 } };
  const sources = [page({ title: 'Alpha', route: '/docs/alpha', categories: ['Getting started'] })];
  expect(searchEngine({ query, limit: 8 }, engineOf(buildPayload(sources, settings))).groups).toEqual([]);
  expect(searchEngine({ query, limit: 8 }, engineOf(buildPayload(sources, withLabels))).groups).toHaveLength(1);
});

test('an index of a format from another deploy counts as empty', () => {
  const { payload } = buildPayload(pages, settings);
  const other = createEngine([{ payload: { ...payload, index: { ...payload.index, version: 0 } } }]);
  expect(searchEngine({ query: 'nmap', limit: 8 }, other).groups).toEqual([]);
});
