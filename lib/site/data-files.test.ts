import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
// Imported before the working folder changes: esbuild keeps the one where it was loaded, which this test deletes.
import 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from '../content/fixtures/read-site';
import { temporarySite, writeSite } from '../content/fixtures/temporary-site';
import { testSite } from '../content/fixtures/test-site';
import type { ContentIssue } from '../errors/content-issue';
import { formatIssues } from '../errors/format-issues';
import { checkSite } from './check-site';
import { toolModules } from './generate-modules';
import { readSite } from './get-site';

const project = process.cwd();
const user = 'content/docs/guides/data.mdx';
const shown = [
  'Scans in Kubernetes.',
  '<HelmValues chart="good" />',
  '<SchemaFields schema="scan" />',
  '<SchemaFields schema="finding" />',
  '<ImageList />',
  '```yaml\nkind: Scan\napiVersion: execution.securecodebox.io/v1\nspec: {}\n```',
  '```json title="findings.json"\n{ "name": "a" }\n```',
].join('\n\n');
const described = { description: 'Said.' };
const kind = {
  kind: { ...described, const: 'Scan' },
  apiVersion: { const: 'execution.securecodebox.io/v1', ...described },
};

const validFiles: Readonly<Record<string, string>> = {
  'content/terms.yaml': 'Kubernetes: [kubernetes]\n',
  'content/search-synonyms.yaml': 'same:\n  - [k8s, kubernetes]\n',
  'content/data/scanners.yaml':
    'nmap:\n  platforms: [amd64]\n  internet: { needed: "no" }\n  categories: [Host]\n  rules: []\n',
  'content/data/toolkit.yaml':
    'helm: { alias: scb, repository: "https://charts.example.com", registry: "oci://charts.example.com" }\ncharts: []\nscanTypes: []\nothers: { charts: [], scanTypes: [] }\n',
  'content/data/images.yaml': 'release: 1.0.0\ngroups:\n  - title: All\n    images: [{ chart: a, repository: b }]\n',
  'content/data/helm-values/good.yaml':
    "chart: good\nvalues: [{ key: a, type: int, default: '1', description: A number. }]\n",
  'content/data/schemas/common.schema.json': JSON.stringify({
    $id: 'common.schema.json',
    $defs: { spec: { type: 'object', ...described } },
  }),
  'content/data/schemas/scan.schema.json': JSON.stringify({
    $id: 'scan.schema.json',
    properties: { ...kind, spec: { $ref: 'common.schema.json#/$defs/spec' } },
  }),
  'content/data/schemas/finding.schema.json': JSON.stringify({
    $id: 'finding.schema.json',
    properties: { name: { type: 'string', ...described } },
  }),
};
const files = ['content/authors.yaml', 'content/tags.yaml', ...Object.keys(validFiles)];

/** The file that is blamed if a file is missing; the site works without the others. */
const toldAt: Readonly<Record<string, string>> = {
  'content/authors.yaml': 'content/authors.yaml',
  'content/tags.yaml': 'content/tags.yaml',
  'content/data/images.yaml': 'content/data/images.yaml',
  'content/data/helm-values/good.yaml': user,
  'content/data/schemas/scan.schema.json': user,
  'content/data/schemas/finding.schema.json': user,
  // The file that refers to it.
  'content/data/schemas/common.schema.json': 'content/data/schemas/scan.schema.json',
};

const states: Readonly<Record<string, string>> = {
  'is empty': '',
  'is no YAML and no JSON': 'a: [b\nc: "d\n',
  'holds a list': '[1, 2]\n',
  'holds nothing': 'null\n',
  'has fields of wrong types':
    '{ "properties": null, "$defs": 3, "same": 4, "helm": null, "values": null, "groups": "a", "b": 5 }',
  'has an alias of nothing': 'a: *b\n',
  'is not UTF-8': '\xff',
};

const issuesIn = async (): Promise<readonly ContentIssue[]> => {
  const site = readSite('.', { includeDrafts: false, config: testSite() });
  const checked = await checkSite('.', site);
  // The dev server writes these modules.
  toolModules(checked);
  return checked.issues.filter(({ file }) => file !== '.git');
};

beforeEach(() => {
  const root = temporarySite();
  writeSite(root, {
    ...validFiles,
    'public/static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [user]: page('Data').replace('Text.', shown),
  });
  for (const room of ['lib', 'components']) symlinkSync(path.join(project, room), path.join(root, room));
  cpSync('package.json', path.join(root, 'package.json'));
  process.chdir(root);
});
afterEach(() => process.chdir(project));

it('a sound site has no mistakes', async () => {
  expect(formatIssues(await issuesIn())).toBe('');
});

describe.each(files)('%s', (file) => {
  it.each(Object.entries(states))('%s: only that is reported, with its place and remedy', async (_state, text) => {
    writeFileSync(file, text, 'latin1');
    const issues = await issuesIn();
    expect(issues).not.toEqual([]);
    for (const issue of issues)
      expect(issue).toMatchObject({
        file,
        line: expect.any(Number),
        column: expect.any(Number),
        hint: expect.any(String),
      });
  });

  it('is gone', async () => {
    rmSync(file);
    expect((await issuesIn()).map((issue) => issue.file)).toEqual(toldAt[file] === undefined ? [] : [toldAt[file]]);
  });
});

it('a term that is its own wrong spelling is reported where it is listed, not on each page that uses it', async () => {
  writeFileSync('content/terms.yaml', 'Kubernetes: [Kubernetes, K8S]\n');
  expect(formatIssues(await issuesIn())).toMatchInlineSnapshot(`
    "content/terms.yaml:1:14  error  "Kubernetes" is listed as a wrong spelling and as a right one.  (term-list)
        → Delete it here, or delete the line that begins with "Kubernetes:"."
  `);
});

it('missing authors are reported once, not on each post', async () => {
  cpSync('content/blog/2021-07-20-hello.mdx', 'content/blog/2021-07-21-again.mdx');
  rmSync('content/authors.yaml');
  expect(formatIssues(await issuesIn())).toMatchInlineSnapshot(`
    "content/authors.yaml:1:1  error  Pages name authors, but the file is missing or contains none.  (unknown-author)
        → Add the authors to it; if it is gone, restore it: git checkout -- content/authors.yaml"
  `);
});

it('a mistyped schema name does not hide mistakes in samples', async () => {
  const sample = '```yaml\nkind: Scann\napiVersion: execution.securecodebox.io/v1\nspec: {}\n```';
  writeFileSync(user, page('Data').replace('Text.', `<SchemaFields schema="scna" />\n\n${sample}`));
  expect((await issuesIn()).map(({ rule }) => rule)).toEqual(['unknown-schema', 'sample-kind']);
});

it('a missing docs folder is the only issue reported', async () => {
  const { docs } = testSite();
  const versions = docs.versions.map((version) => ({ ...version, folder: 'content/doc' }));
  const { issues } = await checkSite(
    '.',
    readSite('.', { includeDrafts: false, config: testSite({ docs: { ...docs, versions } }) }),
  );
  expect(issues.map(({ message }) => message)).toEqual(['There is no folder "content/doc".']);
});
