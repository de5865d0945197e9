import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSite } from '../content/fixtures/read-site';
import { onePage, process } from '../mdx/fixtures/process';
import { checkSamples } from '../samples/check-samples';
import { ownSchemas } from '../samples/fixtures/own-schemas';

type Snippet = Readonly<{ prefix: string; body: readonly string[] }>;

// Parsed as YAML, because JSON does not allow its trailing commas.
const snippets = parse(readFileSync('.vscode/mdx.code-snippets', 'utf8')) as Record<string, Snippet>;
const file = 'lib/mdx/fixtures/rehype-images/forms/page.mdx';
const other = file.replace('page', 'other');

/** Text entered into the gaps of each snippet; all other gaps get a sentence. */
const entered: Readonly<Record<string, readonly string[]>> = {
  heading: ['Words', 'id'],
  tabs: ['helm-source', 'oci', 'Registry', 'Text.', 'repository', 'Repository', 'Text.'],
  code: ['', 'values.yaml', 'replicas: 1'],
  scan: ['nmap-example', 'nmap', '-p22'],
  picture: ['Two scans that run at once', 'photo.jpg'],
  link: ['Another page', './other.mdx', 'id'],
};

/** The text of a snippet with its first choices taken and its gaps filled. */
const expand = ({ prefix, body }: Snippet): string =>
  body
    .join('\n')
    .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')
    .replace('$0', '')
    .replace(/\$(\d)/g, (_, gap: string) => {
      const text = entered[prefix]?.[Number(gap) - 1];
      return text ?? `In gap ${gap} is one plain sentence that an author writes for readers.`;
    });

describe.each(Object.entries(snippets))('the snippet "%s"', (_, snippet) => {
  const text = expand(snippet);

  it('has no mistake once its gaps are filled', async () => {
    // Authors go on writing below a snippet, especially below a heading.
    const page = await process(`${text}\n\nText.\n`, file, {
      ...onePage,
      routeOfFile: { [file]: '/docs/page', [other]: '/docs/other' },
    });
    expect(page.issues).toEqual([]);
    expect(checkSamples([{ file, fences: page.fences }], { schemas: ownSchemas })).toEqual([]);
    expect(text).not.toMatch(/\$[\d{]/);
  });

  it('holds no words that could be published by mistake', () => {
    expect(snippet.body.join('\n')).not.toMatch(/\$\{\d+:/);
  });
});

it('front matter is reported as long as it is empty', () => {
  const front = snippets['Front matter'] as Snippet;
  const pageOf = (text: string) => readSite({ files: { 'content/docs/new.mdx': text } }).issues;
  expect(pageOf(expand(front))).toEqual([]);
  expect(pageOf(front.body.join('\n').replace(/\$\d/g, ''))).toMatchObject([{ line: 2 }, { line: 3 }]);
});
