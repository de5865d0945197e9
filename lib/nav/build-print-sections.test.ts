import { expect, it } from 'vitest';
import { testSite } from '../content/fixtures/test-site';
import { buildPrintSections, type PrintSection, printSectionOf } from './build-print-sections';
import { readDocs } from './fixtures/read-docs';

const sectionsOf = (files: Readonly<Record<string, string>>): PrintSection[] =>
  buildPrintSections({ content: readDocs(files), site: testSite() });

const outline = ({ chapters }: PrintSection): string[] =>
  chapters.map(({ title, route, depth }) => `${'  '.repeat(depth)}${title} ${route ?? '-'}`);

it('each top category is a section with an address of its own, below the docs of its version', () => {
  const routes = sectionsOf({ '03_hooks/slack.mdx': 'Slack', 'hooks/mail.mdx': 'Mail', 'lone.mdx': 'Lone' }).map(
    ({ route }) => route,
  );
  expect(routes.sort()).toEqual([
    '/print/docs/guides',
    '/print/docs/hooks',
    '/print/docs/hooks-2',
    '/print/docs/scanners',
  ]);
});

it('a section holds its own page, then its pages in the order of the sidebar, those of categories inside it below their title', () => {
  const hooks = sectionsOf({
    'hooks/index.mdx': 'All hooks',
    'hooks/02-mail.mdx': 'Mail',
    'hooks/01-deep/page.mdx': 'Page',
    'hooks/secret.mdx': 'Secret\nunlisted: true',
  }).find(({ route }) => route === '/print/docs/hooks');
  expect(hooks?.title).toBe('Hooks');
  expect(hooks && outline(hooks)).toEqual([
    'All hooks /docs/hooks',
    'Deep -',
    '  Page /docs/hooks/deep/page',
    'Mail /docs/hooks/mail',
  ]);
});

it('a section with a generated index takes its description from that index', () => {
  const scanners = sectionsOf({
    'tools/one.mdx': 'One',
    'tools/_category_.json': JSON.stringify({
      label: 'Tools',
      link: {
        type: 'generated-index',
        title: 'All tools',
        description: 'What each of the tools is for, and where its findings go.',
      },
    }),
  }).find(({ route }) => route === '/print/docs/tools');
  expect(scanners).toMatchObject({
    title: 'Tools',
    description: 'What each of the tools is for, and where its findings go.',
    index: '/docs/tools',
  });
  expect(scanners && outline(scanners)).toEqual(['One /docs/tools/one']);
});

it('a page leads to the section that contains it, a page outside of any category to none', () => {
  const sections = sectionsOf({ 'hooks/deep/page.mdx': 'Page', 'hooks-old/page.mdx': 'Old' });
  const routeOf = (folder: string) => printSectionOf({ version: 'current', folder }, sections)?.route;
  expect(routeOf('hooks/deep')).toBe('/print/docs/hooks');
  expect(routeOf('hooks-old')).toBe('/print/docs/hooks-old');
  expect(routeOf('')).toBeUndefined();
});

it('docs without categories form one section', () => {
  const content = readDocs({ 'lone.mdx': 'Lone' });
  const loose = { ...content, docs: content.docs.filter(({ folder }) => folder === ''), categories: [] };
  const sections = buildPrintSections({ content: loose, site: testSite() });
  expect(sections.map(({ route, title }) => [route, title])).toEqual([['/print/docs', 'Documentation']]);
  expect(sections[0] && outline(sections[0])).toContain('Lone /docs/lone');
  expect(printSectionOf({ version: 'current', folder: '' }, sections)).toBe(sections[0]);
});
