import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { site } from '../config/site';
import { render } from '../mdx/fixtures/render';
import { remarkDataTables } from './remark-data-tables';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const options = { dataFolder: 'lib/data-tables/fixtures/data' };
const renderTables = (text: string) => render(text, { remark: [[remarkDataTables, options]] });
const issuesOf = async (text: string): Promise<string> => (await renderTables(text)).issues;

describe.each(['helm-values', 'schema-fields'])('the table of %s', (name) => {
  const text = readFileSync(path.join(fixtures, `${name}.mdx`), 'utf8');

  it('is made as in the fixture', async () => {
    const { html, issues } = await renderTables(text);
    expect(issues).toBe('');
    await expect(html.replaceAll('<tr', '\n<tr')).toMatchFileSnapshot(path.join(fixtures, `${name}.html`));
  });

  it('has one row per field, each with its own id that its name links to', async () => {
    const { html } = await renderTables(text);
    const ids = [...html.matchAll(/<tr role="row" id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/<th role="rowheader" scope="row"><a href="#([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(5);
    expect(new Set(ids).size).toBe(ids.length);
    expect(targets).toEqual(ids);
  });

  it('is an ordinary table in the Markdown twin', async () => {
    const processor = unified()
      .use(remarkParse)
      .use(remarkGfm, { tablePipeAlign: false })
      .use(remarkMdx)
      .use(remarkDataTables, options)
      .use(remarkStringify);
    const file = new VFile({ path: 'page.mdx', value: text });
    const tree = (await processor.run(processor.parse(file), file)) as Root;
    const markdown = processor.stringify(tree);
    await expect(markdown).toMatchFileSnapshot(path.join(fixtures, `${name}.md`));
    expect(
      unified()
        .use(remarkParse)
        .use(remarkGfm)
        .parse(markdown)
        .children.filter(({ type }) => type === 'table'),
    ).toHaveLength(name === 'helm-values' ? 1 : 2);
  });
});

describe('the list of images', () => {
  it('names each image in full, with its chart and the value that sets it', async () => {
    const file = new VFile({ path: 'page.mdx', value: '<ImageList />' });
    const processor = unified().use(remarkParse).use(remarkMdx).use(remarkDataTables, options).use(remarkStringify);
    const tree = (await processor.run(processor.parse(file), file)) as Root;
    expect(processor.stringify(tree)).toMatchInlineSnapshot(`
      "\`\`\`text title="images.txt"
      # Operator
      operator image docker.io/example/operator:1.2.3
      operator - docker.io/new/store:9
      # Scanners
      good scanner.image docker.io/example/scanner-good@sha256:d6f4
      good parser.image registry.example:5000/parser-good:v2
      \`\`\`
      "
    `);
  });

  it('reports a mistake at its place in the data file', async () => {
    const wrongData = { dataFolder: 'lib/data-tables/fixtures/wrong-data' };
    const { issues } = await render('<ImageList />', { remark: [[remarkDataTables, wrongData]] });
    expect(issues).toMatchInlineSnapshot(`
      "lib/data-tables/fixtures/wrong-data/images.yaml:5:42  error  There is no field "repositry".  (unknown-field)
          → Did you mean "repository"?
      lib/data-tables/fixtures/wrong-data/images.yaml:6:87  error  The field "groups.images.tag" must be text, but it is the number 7.  (field-type)
          → Put it in quotes: "7"."
    `);
  });
});

describe('a data table with a mistake', () => {
  it.each([
    '<HelmValues chart="scanners/god" />',
    '<HelmValues chart="good" />',
    '<HelmValues chrt="scanners/good" />',
    '<HelmValues chart={chart} />',
    '<HelmValues />',
    '<ImageList chart="good" />',
    '<HelmValues chart="scanners/good">text</HelmValues>',
    'See <HelmValues chart="scanners/good" /> here.',
    '<SchemaFields schema="scam" />',
    '<SchemaFields schema="scan" path="spec.scantype" />',
    '<SchemaFields schema="scan" path="kind.x" />',
  ])('is reported at its place in the page: %s', async (text) => {
    expect(await issuesOf(`Text.\n\n${text}`)).toMatchSnapshot();
  });

  it.each([
    '<HelmValues chart="wrong" />',
    '<HelmValues chart="twice" />',
    '<HelmValues chart="broken" />',
    '<SchemaFields schema="wrong" />',
    '<SchemaFields schema="broken" />',
    '<SchemaFields schema="wrong" path="a" />',
  ])('is reported at its place in the data file: %s', async (text) => {
    expect(await issuesOf(text)).toMatchSnapshot();
  });

  it('shows the name of the table and the rest of the page', async () => {
    const { html } = await renderTables('Before.\n\n<SchemaFields schema="broken" />\n\nAfter.');
    expect(html.replace(/\s+/g, '')).toBe('<p>Before.</p>&#x3C;SchemaFields/><p>After.</p>');
  });
});

describe('the data of this site', () => {
  const charts = readdirSync('content/data/helm-values', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  const schemas = readdirSync('content/data/schemas').filter((file) => file !== 'common.schema.json');

  it('makes tables without a mistake', async () => {
    const text = [
      ...charts.map((file) => `<HelmValues chart="${file.replace('.yaml', '')}" />`),
      ...schemas.map((file) => `<SchemaFields schema="${file.replace('.schema.json', '')}" />`),
    ].join('\n\n');
    const { html, issues } = await render(text, { remark: [remarkDataTables] });
    expect(issues).toBe('');
    expect(html.match(/<table/g)).toHaveLength(charts.length + schemas.length);
  });

  it('lists the images of the release that the pages describe', () => {
    expect(readFileSync('content/data/images.yaml', 'utf8')).toContain(`\nrelease: ${site.toolkit.version}\n`);
  });
});
