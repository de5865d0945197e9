import { expect, it } from 'vitest';
import { importSite } from './import-site';

const importPages = (files: Readonly<Record<string, string>>): Map<string, string> => {
  const source = {
    files: new Set(Object.keys(files)),
    read: (file: string): string => files[file] ?? '',
    pictureFault: (): undefined => undefined,
    lastChanged: (): string => '2026-01-01',
  };
  const registries = { authors: new Map(), tags: new Map() };
  const imported = importSite(source, { content: 'content', url: 'https://here.example', mainDocId: 'a', registries });
  return new Map(imported.files.map(({ to, text }) => [to, text]));
};

it('does not mistake a page for one of the docs in work because its name begins like their address', () => {
  const pages = importPages({
    'docs/a.md': '# A\n\n[Cloud](/docs/cloud) and [list](/docs/list).',
    'docs/cloud.md': '# Cloud',
    'docs/nextcloud.md': '# Nextcloud',
    'docs/list.md': '# List',
    'docs/next/list.md': '# Next list',
  });
  expect(pages.get('content/docs/a.md')).toContain('[Cloud](./cloud.md) and [list](./list.md).');
});
