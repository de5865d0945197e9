import { describe, expect, it } from 'vitest';
import { formatIssues } from '../errors/format-issues';
import { page, post, readSite } from './fixtures/read-site';
import { testSite } from './fixtures/test-site';

const routesOf = (pages: readonly { readonly route: string }[]): string[] => pages.map(({ route }) => route);

describe('docs', () => {
  it('are read with everything their front matter says', () => {
    const { docs, issues } = readSite();
    expect(issues).toEqual([]);
    expect(docs.find(({ id }) => id === 'scanners/nmap')).toMatchObject({
      kind: 'doc',
      file: 'content/docs/scanners/nmap.mdx',
      route: '/docs/scanners/nmap',
      version: 'current',
      folder: 'scanners',
      sidebarLabel: 'Nmap',
      tocMinHeadingLevel: 2,
      tocMaxHeadingLevel: 3,
      integration: {
        kind: 'scanner',
        type: 'Network',
        state: 'released',
        appVersion: '7.93',
        usecase: 'Find open ports',
        upstream: 'https://nmap.org',
        license: 'NPSL-0.95',
      },
    });
    expect(docs.find(({ id }) => id === 'guides/first')).toMatchObject({
      sidebarPosition: 1,
      sidebarLabel: 'First scan',
    });
    expect(docs.find(({ id }) => id === 'index')).toMatchObject({
      route: '/docs',
      isFolderPage: true,
      sidebarLabel: 'Start here',
    });
  });

  it('take every field of the dialect', () => {
    const fields =
      'slug: own\nid: own-id\nsidebar_label: Own\nsidebar_position: 2.5\nkeywords: [one]\nimage: /static/x.png\nunlisted: true\ntoc_max_heading_level: 4\nhide_title: true\ncustom_edit_url: null\npagination_prev: null\npagination_next: guides/first\ntags: [Log4J]\n';
    const { docs, issues } = readSite({
      files: { 'content/docs/guides/all.mdx': page('All', fields), 'public/static/x.png': 'A picture.' },
    });
    expect(issues).toEqual([]);
    expect(docs.find(({ route }) => route === '/docs/guides/own')).toMatchObject({
      id: 'guides/own-id',
      sidebarLabel: 'Own',
      sidebarPosition: 2.5,
      keywords: ['one'],
      image: '/static/x.png',
      unlisted: true,
      tocMaxHeadingLevel: 4,
      hideTitle: true,
      customEditUrl: null,
      paginationPrev: null,
      paginationNext: 'guides/first',
      tags: [{ label: 'Log4J', slug: 'log-4-j', description: 'The logging library.' }],
    });
  });

  it('are read from plain Markdown, and from files with byte order mark and CRLF', () => {
    const { docs, issues } = readSite({
      files: { 'content/docs/plain.md': `\uFEFF${page('Plain').replaceAll('\n', '\r\n')}` },
    });
    expect(issues).toEqual([]);
    expect(docs.find(({ route }) => route === '/docs/plain')).toMatchObject({ title: 'Plain' });
  });

  it('leave out partials, hidden files, excluded files and other files', () => {
    const files = {
      'content/docs/_partial.mdx': 'Partial',
      'content/docs/_parts/x.mdx': 'Partial',
      'content/docs/.hidden/x.mdx': 'Hidden',
      'content/docs/decisions/adr_template.md': 'Template',
      'content/docs/notes.txt': 'Notes',
    };
    const docs = { ...testSite().docs, exclude: ['decisions/adr_template.*'] };
    const { docs: found, issues } = readSite({ files, site: { docs } });
    expect(issues).toEqual([]);
    expect(routesOf(found)).toEqual(['/docs/guides/first', '/docs', '/docs/scanners/nmap']);
  });

  it('of further versions stand below the path of their version', () => {
    const versions = [
      ...testSite().docs.versions,
      { name: 'old', label: '1.x', path: '1.x', folder: 'content/docs-old' },
    ];
    const files = { 'content/docs-old/guides/first.mdx': page('Old'), 'content/docs-old/index.mdx': page('Old start') };
    const { docs, categories, issues } = readSite({ files, site: { docs: { ...testSite().docs, versions } } });
    expect(issues).toEqual([]);
    expect(docs.filter(({ version }) => version === 'old').map(({ id, route }) => [id, route])).toEqual([
      ['guides/first', '/docs/1.x/guides/first'],
      ['index', '/docs/1.x'],
    ]);
    expect(categories.filter(({ version }) => version === 'old')).toMatchObject([
      { folder: 'guides', label: 'Guides' },
    ]);
  });
});

describe('drafts', () => {
  const files = {
    'content/docs/draft.mdx': page('Draft', 'draft: true\n'),
    'content/blog/2022-01-01-draft.mdx': post('Draft', 'draft: true\n'),
  };

  it('are not part of the site, but known', () => {
    const { docs, posts, drafts } = readSite({ files });
    expect([...docs, ...posts].filter(({ draft }) => draft)).toEqual([]);
    expect(drafts).toEqual([
      { file: 'content/docs/draft.mdx', route: '/docs/draft' },
      { file: 'content/blog/2022-01-01-draft.mdx', route: '/blog/2022/01/01/draft' },
    ]);
  });

  it('are part of it under the dev server', () => {
    const { docs, posts, drafts } = readSite({ files, includeDrafts: true });
    expect(drafts).toHaveLength(2);
    expect(routesOf([...docs, ...posts].filter(({ draft }) => draft))).toEqual([
      '/docs/draft',
      '/blog/2022/01/01/draft',
    ]);
  });

  it('may be named by other pages', () => {
    const named = { ...files, 'content/docs/next.mdx': page('Next', 'pagination_prev: draft\n') };
    expect(readSite({ files: named }).issues).toEqual([]);
  });
});

describe('posts', () => {
  it('come newest first, with date, address, authors and tags', () => {
    const files = {
      'content/blog/2022-01-18-log4shell/index.mdx': post('Log4Shell', 'tags: [Log4J, open source, Log4J]\n'),
      'content/blog/2020-01-01-early.md': post('Early', 'date: 2023-05-06\nslug: late\n'),
      'content/blog/undated.mdx': post('Undated', 'date: 2021-01-01\n'),
      'content/blog/2021-01-27-drop-k8s-1.16.mdx': post('Dotted'),
    };
    const { posts, issues } = readSite({ files });
    expect(issues).toEqual([]);
    expect(routesOf(posts)).toEqual([
      '/blog/2023/05/06/late',
      '/blog/2022/01/18/log4shell',
      '/blog/2021/07/20/hello',
      '/blog/2021/01/27/drop-k8s-1.16',
      '/blog/2021/01/01/undated',
    ]);
    expect(posts[0]).toMatchObject({
      date: '2023-05-06',
      route: '/blog/2023/05/06/late',
      authors: [{ key: 'team', name: 'The team', url: 'https://example.com' }],
    });
    expect(posts[1]?.tags.map(({ slug }) => slug)).toEqual(['log-4-j', 'open-source']);
  });

  it('take at least one minute to read, and one more for every 200 words', () => {
    const files = { 'content/blog/2024-01-01-long.mdx': `${post('Long')}${'word '.repeat(600)}\n` };
    const { posts } = readSite({ files });
    expect(posts.map(({ readingMinutes }) => readingMinutes)).toEqual([3, 1]);
  });
});

describe('mistakes', () => {
  it('keep a page out, but its route stays known, so that links to it are not reported', () => {
    const files = {
      'content/docs/guides/broken.mdx': page('Broken', 'sidebar_labl: x\n'),
      'content/docs/guides/moved.mdx': page('Moved', 'slug: /elsewhere\nunknown: 1\n'),
      'content/docs/guides/empty.mdx': '',
      'content/blog/2022-02-02-broken.mdx': '---\ntitle: "open\n---\n',
      'content/blog/2022-02-32-nowhere.mdx': post('Nowhere'),
    };
    const { docs, posts, leftOut } = readSite({ files });
    expect([...docs, ...posts].filter(({ file }) => file in files)).toEqual([]);
    expect(leftOut).toEqual([
      { file: 'content/docs/guides/broken.mdx', route: '/docs/guides/broken' },
      { file: 'content/docs/guides/empty.mdx', route: '/docs/guides/empty' },
      { file: 'content/docs/guides/moved.mdx', route: '/docs/elsewhere' },
      { file: 'content/blog/2022-02-02-broken.mdx', route: '/blog/2022/02/02/broken' },
    ]);
  });

  it('in two files for one address keep out the second by path', () => {
    const files = { 'content/docs/guides/also-first.mdx': page('Also', 'slug: first\n') };
    const { docs, leftOut, issues } = readSite({ files });
    expect(leftOut).toEqual([{ file: 'content/docs/guides/also-first.mdx', route: '/docs/guides/first' }]);
    expect(docs.filter(({ route }) => route === '/docs/guides/first').map(({ file }) => file)).toEqual([
      'content/docs/guides/01-first.mdx',
    ]);
    expect(issues).toMatchObject([
      { rule: 'duplicate-route', severity: 'error', file: 'content/docs/guides/also-first.mdx', line: 4, column: 7 },
    ]);
  });

  it('in the slug of a page that asks for the address of a generated index are reported at the slug', () => {
    const index =
      '{ "link": { "type": "generated-index", "title": "Tools", "description": "' + 'a'.repeat(60) + '" } }';
    const { issues } = readSite({
      files: {
        'content/docs/tools/_category_.json': index,
        'content/docs/tools/one.mdx': page('One'),
        'content/docs/guides/asks.mdx': page('Asks', 'slug: /tools\n'),
      },
    });
    expect(issues).toMatchObject([
      { rule: 'duplicate-route', file: 'content/docs/guides/asks.mdx', line: 4, column: 7 },
    ]);
  });

  it('in two files that differ only in their ending are reported once', () => {
    const files = { 'content/docs/guides/a.md': page('A'), 'content/docs/guides/a.mdx': page('B') };
    expect(readSite({ files }).issues).toMatchObject([{ rule: 'duplicate-route', file: 'content/docs/guides/a.mdx' }]);
  });

  it('in the tag file are not reported again for every page with tags', () => {
    const { issues } = readSite({ files: { 'content/tags.yaml': 'secureCodeBox: [\n' } });
    expect(issues.map(({ file }) => file)).toEqual(['content/tags.yaml']);
  });

  it('in the configuration are reported: a folder, a main doc and a glossary that do not exist', () => {
    const { docs, blog } = testSite();
    const ids = { mainDocId: 'guides/frist', glossaryDocId: 'architecture/glossary' };
    const { issues } = readSite({ site: { docs: { ...docs, ...ids }, blog: { ...blog, folder: 'content/posts' } } });
    expect(formatIssues(issues)).toBe(
      [
        'content/blog/2021-07-20-hello.mdx:1:1  error  Nothing reads this file.  (unread-file)',
        '    → Move it into content/docs or content/posts, or start its name with "_".',
        'lib/config/site.ts:1:1  error  There is no folder "content/posts".  (missing-content)',
        '    → Create the folder, or correct its name.',
        'lib/config/site.ts:1:1  error  There is no doc with the id "guides/frist" in the version "current".  (unknown-doc)',
        '    → Did you mean "guides/first"?',
        'lib/config/site.ts:1:1  error  There is no doc with the id "architecture/glossary" in the version "current".  (unknown-doc)',
        '    → An id is the path below the docs folder, without number prefixes and ending.',
      ].join('\n'),
    );
  });

  it('in a page do not make a reference to it a mistake', () => {
    const files = {
      'content/docs/a.mdx': page('A', 'pagination_next: b\n'),
      'content/docs/b.mdx': page('B', 'wrong: 1\n'),
    };
    expect(readSite({ files }).issues.map(({ file }) => file)).toEqual(['content/docs/b.mdx']);
  });
});
