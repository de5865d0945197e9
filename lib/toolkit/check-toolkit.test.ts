import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatIssues } from '../errors/format-issues';
import { checkToolkit } from './check-toolkit';

type Files = Readonly<Record<string, string>>;

const toolkit: Files = {
  'scanners/widget/Chart.yaml': 'name: widget\nappVersion: "1.2"\nannotations:\n  supported-platforms: linux/amd64\n',
  'scanners/widget/values.yaml':
    'scanner:\n  image:\n    repository: docker.io/example/widget\n    tag: null\n  env: []\n  labels: {}\n',
  'scanners/widget/templates/type.yaml':
    'kind: ScanType\nmetadata:\n  name: "widget{{ .Values.x }}"\n  labels:\n    securecodebox.io/speed: fast\n',
  'scanners/widget/cascading-rules/http.yaml': 'kind: CascadingRule\nmetadata:\n  name: widget-http\n',
  'scanners/widget/parser/parser.js': 'return { category: "Open Port", osi_layer: process.env["SCAN_LAYER"] };\n',
  'operator/crds/scans.yaml': `spec:
  names: { kind: Scan }
  versions:
    - schema:
        openAPIV3Schema:
          properties:
            spec: { properties: { scanType: { type: string }, retries: { type: integer, default: 3 } } }
`,
};

const schema = {
  title: 'Scan',
  properties: {
    spec: { properties: { scanType: { type: 'string' }, retries: { type: 'integer', default: 3 } } },
  },
};

const content: Files = {
  'data/toolkit.yaml': `charts: [widget]
scanTypes: [widget]
others: { names: [OTHER_TOKEN], files: [scanners/yours], charts: [], scanTypes: [] }
helm: { alias: scb, repository: https://charts.example.com, registry: oci://charts.example.com }
`,
  'data/images.yaml': `release: 1.0.0
groups:
  - title: Scanners
    images:
      - { chart: widget, value: scanner.image, repository: docker.io/example/widget, tag: "1.1", later: "1.2" }
`,
  'data/scanners.yaml':
    'widget:\n  platforms: [amd64]\n  categories: [Open Port]\n  rules: [widget-http]\n  internet: { needed: "no" }\n',
  'data/helm-values/scanners/widget.yaml': `chart: widget
values:
  - { key: scanner.image.repository, default: '"docker.io/example/widget"', type: string, description: A value. }
  - { key: scanner.image.tag, default: 'null', type: string, description: A value. }
  - { key: scanner.env, default: '[]', type: string, description: A value. }
  - { key: scanner.labels, default: '{}', type: string, description: A value. }
`,
  'data/schemas/scan.schema.json': JSON.stringify(schema, null, 2),
  'docs/scanners/widget.mdx': `---
title: Widget
appVersion: "1.2"
sources:
  - scanners/widget/parser/parser.js
---

The rule \`widget-http\` has the label \`securecodebox.io/speed\`. Set \`scanner.labels\`, \`SCAN_LAYER\` and \`OTHER_TOKEN\`.

See [the parser](https://github.com/secureCodeBox/secureCodeBox/blob/main/scanners/widget/parser/parser.js),
\`scanners/widget/values.yaml\` and \`scanners/yours/values.yaml\`.

\`\`\`yaml
category: Open Port
retries: spec.retries
\`\`\`

<HelmValues chart="scanners/widget" />
`,
  'docs/index.mdx': 'Open Port is text here, and `Open Port` a category.\n',
};

const root = path.relative(process.cwd(), mkdtempSync(path.join(os.tmpdir(), 'toolkit-')));

function write(folder: string, files: Files): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, folder, file)), { recursive: true });
    writeFileSync(path.join(root, folder, file), text);
  }
  return path.join(root, folder);
}

const pages = write('content', content);
let count = 0;
function check(changes: Files, gone: readonly string[] = []) {
  const files = Object.entries({ ...toolkit, ...changes }).filter(([file]) => !gone.includes(file));
  const { issues, ...rest } = checkToolkit(pages, write(`toolkit-${String((count += 1))}`, Object.fromEntries(files)));
  return { ...rest, issues: formatIssues(issues).replaceAll(`${pages}/`, '') };
}
const changed = (file: string, from: string, to: string): Files => ({
  [file]: (toolkit[file] ?? '').replace(from, to),
});

it('finds nothing if all claims are true', () => {
  expect(check({})).toMatchObject({ issues: '', pages: [], novelties: [] });
});

it.each([
  ['a value that is gone', changed('scanners/widget/values.yaml', 'labels', 'tags')],
  ['a default that is another', changed('scanners/widget/values.yaml', 'env: []', 'env: [a]')],
  [
    'an image that is another',
    changed('scanners/widget/values.yaml', 'docker.io/example/widget', 'ghcr.io/example/widget'),
  ],
  ['a scanner of another version', changed('scanners/widget/Chart.yaml', '1.2', '1.3')],
  ['another platform', changed('scanners/widget/Chart.yaml', 'amd64', 'arm64')],
  ['a scan type of another name', changed('scanners/widget/templates/type.yaml', '"widget{{', '"gadget{{')],
  ['a label of another name', changed('scanners/widget/templates/type.yaml', '/speed', '/pace')],
  ['a rule of another name', changed('scanners/widget/cascading-rules/http.yaml', 'widget-http', 'widget-web')],
  ['a category of another name', changed('scanners/widget/parser/parser.js', 'Open Port', 'Port')],
  ['a variable of another name', changed('scanners/widget/parser/parser.js', '"SCAN_LAYER"', '"SCAN_DEPTH"')],
  ['a field that is gone', changed('operator/crds/scans.yaml', 'retries', 'attempts')],
  ['another default of a field', changed('operator/crds/scans.yaml', 'default: 3', 'default: 5')],
])('reports %s', (_name, changes) => {
  const { issues, novelties } = check(changes);
  expect([issues, ...novelties.map(({ file, what }) => `new: ${file} ${what}`)].join('\n')).toMatchSnapshot();
});

it('reports a missing file and everything that was in it', () => {
  expect(check({}, ['scanners/widget/parser/parser.js']).issues).toMatchSnapshot();
});

it('reports the values of a chart that no longer has any', () => {
  const { issues, novelties } = check({}, ['scanners/widget/values.yaml']);
  expect(issues).toContain('scanner.labels: ');
  expect(novelties).toEqual([]);
});

it('reports a missing chart once, not each of its values', () => {
  const files = Object.keys(toolkit).filter((file) => file.startsWith('scanners/'));
  const { issues, pages: concerned } = check({}, files);
  expect(issues.match(/toolkit-(chart|value|image|rule|category)/g)).toEqual(['toolkit-chart']);
  expect(concerned).toHaveLength(1);
});

it('reports a new chart', () => {
  const chart = { 'scanners/gadget/Chart.yaml': 'name: gadget\n', 'scanners/gadget/values.yaml': 'a: 1\n' };
  expect(check(chart).novelties).toEqual([{ file: 'scanners/gadget', what: 'chart gadget' }]);
});
