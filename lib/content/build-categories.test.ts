import { describe, expect, it } from 'vitest';
import { formatIssues } from '../errors/format-issues';
import { page, readSite } from './fixtures/read-site';

const categoryOf = (folder: string, files: Readonly<Record<string, string>>) => {
  const { categories, issues } = readSite({ files });
  expect(formatIssues(issues)).toBe('');
  return categories.find((category) => category.folder === folder);
};

describe('categories', () => {
  it('take their settings from JSON', () => {
    expect(categoryOf('scanners', {})).toEqual({
      folder: 'scanners',
      version: 'current',
      label: 'Scanners',
      position: 2,
      collapsed: true,
      link: {
        type: 'generated-index',
        title: 'Scanners',
        description: 'Every scanner of this small site, what it needs and what it finds.',
        route: '/docs/scanners',
      },
      file: 'content/docs/scanners/_category_.json',
    });
  });

  it('take their settings from YAML', () => {
    const settings =
      'label: Wires\nposition: 4\ncollapsed: false\nlink:\n  type: generated-index\n  title: All wires\n  description: Every wire that leads from a scan to another system, in one list.\n  slug: /all-wires\n';
    const files = {
      'content/docs/03_hooks/_category_.yml': settings,
      'content/docs/03_hooks/slack.mdx': page('Slack'),
    };
    expect(categoryOf('03_hooks', files)).toMatchObject({
      label: 'Wires',
      position: 4,
      collapsed: false,
      link: { title: 'All wires', route: '/docs/all-wires' },
    });
  });

  it('take label and position from the name of a folder without settings', () => {
    const files = { 'content/docs/architecture/09_architecture_decisions/adr_0001.mdx': page('ADR') };
    expect(categoryOf('architecture/09_architecture_decisions', files)).toMatchObject({
      label: 'Architecture decisions',
      position: 9,
      link: { type: 'none' },
    });
    expect(categoryOf('architecture', files)).toMatchObject({ label: 'Architecture', link: { type: 'none' } });
  });

  it('lead to the page of their folder', () => {
    const files = {
      'content/docs/hooks/hooks.mdx': page('All hooks', 'sidebar_label: Hooks and more\nsidebar_position: 7\n'),
      'content/docs/hooks/slack.mdx': page('Slack'),
    };
    expect(categoryOf('hooks', files)).toMatchObject({
      label: 'Hooks and more',
      position: 7,
      link: { type: 'doc', id: 'hooks/hooks' },
    });
  });

  it('lead to the doc they name, by whole id or from their folder, or nowhere', () => {
    const linked = (link: string) =>
      categoryOf('hooks', {
        'content/docs/hooks/_category_.yml': `link: ${link}\n`,
        'content/docs/hooks/index.mdx': page('Hooks'),
        'content/docs/hooks/slack.mdx': page('Slack'),
      })?.link;
    expect(linked('{ type: doc, id: slack }')).toEqual({ type: 'doc', id: 'hooks/slack' });
    expect(linked('{ type: doc, id: guides/first }')).toEqual({ type: 'doc', id: 'guides/first' });
    expect(linked('null')).toEqual({ type: 'none' });
  });
});
