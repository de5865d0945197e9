import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatIssues } from '../errors/format-issues';
import { checkSamples } from './check-samples';
import { ownSchemas } from './fixtures/own-schemas';
import type { SampleFence } from './sample-fence';

afterEach(() => {
  vi.unstubAllEnvs();
});

const scan = `apiVersion: "execution.securecodebox.io/v1"
kind: Scan
metadata:
  name: shop-ports
  labels:
    team: payments
spec:
  scanType: nmap
  resourceMode: namespaceLocal
  parameters:
    - "-sV"
    - juice-shop.demo-targets.svc
  env:
    - name: HTTP_PROXY
      value: "http://proxy.example.com:3128"
  resources:
    limits:
      memory: 1Gi
  cascades:
    inheritLabels: true
    matchExpressions:
      - key: securecodebox.io/invasive
        operator: In
        values: [non-invasive]
`;

const finding = JSON.stringify(
  {
    id: '3f0d2a56-9c1b-4f7e-8b55-0a7b6d1f5e21',
    parsed_at: '2024-05-02T10:03:52Z',
    name: 'Open Port',
    category: 'Open Port',
    severity: 'HIGH',
  },
  null,
  2,
);

const fence = (language: string, sample: string, more: Partial<SampleFence> = {}): SampleFence => ({
  language,
  sample,
  isChecked: true,
  line: 10,
  column: 1,
  ...more,
});
const options = { schemas: ownSchemas };
const check = (...fences: SampleFence[]): string => formatIssues(checkSamples([{ file: 'page.mdx', fences }], options));
const mutate = (text: string, [from, to]: readonly [string, string]): string => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('a sample without a mistake', () => {
  it.each([
    ['a scan', fence('yaml', scan)],
    ['several documents', fence('yaml', `${scan}---\n${scan}`)],
    ['other YAML', fence('yaml', 'scanner:\n  env: []\n')],
    ['another project’s resource', fence('yaml', 'apiVersion: v1\nkind: Secret\nmystery: 1\n')],
    [
      'a kind of the same name in another project',
      fence('yaml', 'apiVersion: security.example.io/v1\nkind: Scan\nmystery: 1\n'),
    ],
    ['a field called kind', fence('yaml', 'kind: Scan\n')],
    ['YAML of comments only', fence('yaml', '# nothing\n')],
    ['a finding', fence('json', finding, { title: 'finding.json' })],
    ['a list of findings', fence('json', `[${finding}]`, { title: 'findings' })],
    ['other JSON', fence('json', '{"id": 1}', { title: 'response.json' })],
    [
      'a command',
      fence(
        'bash',
        'helm upgrade --install nmap \\\n  oci://ghcr.io/securecodebox/helm/nmap --set "a={b,c}"\nfor i in 1 2; do echo "$i"; done',
      ),
    ],
    ['a Helm template', fence('gotmpl', 'a: {{ .Values.b }}\n{{- end }}')],
    ['a template by its title', fence('yaml', '{{- if x }}\na: 1\n{{- end }}', { title: 'scan.yaml.tpl' })],
    ['a template inside text', fence('yaml', 'a: |\n  {{ b }}\nc: "{{ d }}"')],
    ['what the author leaves out', fence('yaml', 'a: [', { isChecked: false })],
    ['a language that is not checked', fence('go', 'func (')],
  ])('passes: %s', (_name, sample) => {
    expect(check(sample)).toBe('');
  });
});

describe('a resource with one mistake', () => {
  it.each<[string, readonly [string, string], string]>([
    [
      'an unknown field',
      ['scanType: nmap', 'scantype: nmap'],
      'page.mdx:18:3  error  "spec" has no field "scantype".  (sample-resource)\n    → Did you mean "scanType"?',
    ],
    [
      'an unknown field, deep, which is not missing as well',
      ['        operator: In', '        operater: In'],
      'page.mdx:33:9  error  "spec.cascades.matchExpressions[0]" has no field "operater".',
    ],
    [
      'an unknown field, not near any',
      ['kind: Scan', 'kind: Scan\nzzzz: 1'],
      'page.mdx:13:1  error  The resource has no field "zzzz".  (sample-resource)\n    → Use one of: apiVersion, kind, metadata, spec, status.',
    ],
    [
      'a missing list of values',
      ['        values: [non-invasive]\n', ''],
      'page.mdx:32:9  error  "spec.cascades.matchExpressions[0]" needs the field "values".',
    ],
    [
      'a missing name of a variable',
      ['- name: HTTP_PROXY\n      value', '- value'],
      'page.mdx:24:7  error  "spec.env[0]" needs the field "name".',
    ],
    [
      'no metadata',
      ['metadata:\n  name: shop-ports\n  labels:\n    team: payments\n', ''],
      'page.mdx:11:1  error  The resource needs the field "metadata".',
    ],
    [
      'text for a list',
      ['    - "-sV"\n    - juice-shop.demo-targets.svc', '    -sV'],
      'page.mdx:21:5  error  "spec.parameters" must be a list, but it is the text "-sV".',
    ],
    [
      'a number for text',
      ['- "-sV"', '- 80'],
      'page.mdx:21:7  error  "spec.parameters[0]" must be text, but it is the number 80.  (sample-resource)\n    → Put it in quotes: "80".',
    ],
    [
      'text for true or false',
      ['inheritLabels: true', 'inheritLabels: "true"'],
      'page.mdx:30:20  error  "spec.cascades.inheritLabels" must be true or false, but it is the text "true".',
    ],
    ['an empty value', ['scanType: nmap', 'scanType:'], '"spec.scanType" must be text, but it is empty.'],
    [
      'a value that is not allowed',
      ['namespaceLocal', 'namespacelocal'],
      'page.mdx:19:17  error  "spec.resourceMode" cannot be "namespacelocal".  (sample-resource)\n    → Did you mean "namespaceLocal"?',
    ],
    [
      'an operator that is not allowed',
      ['operator: In', 'operator: Equals'],
      'page.mdx:33:19  error  "spec.cascades.matchExpressions[0].operator" cannot be "Equals".',
    ],
    [
      'a name with capitals',
      ['name: shop-ports', 'name: Shop_Ports'],
      'page.mdx:14:9  error  "metadata.name" cannot be "Shop_Ports": it must match pattern',
    ],
    [
      'a label that is no text',
      ['team: payments', 'team: 1'],
      'page.mdx:16:11  error  "metadata.labels.team" must be text, but it is the number 1.',
    ],
    [
      'an amount in a wrong unit',
      ['memory: 1Gi', 'memory: 1GB'],
      'page.mdx:28:15  error  "spec.resources.limits.memory" cannot be "1GB".  (sample-resource)\n    → Write a whole number or text',
    ],
    [
      'a wrong version',
      ['securecodebox.io/v1', 'securecodebox.io/v2'],
      'page.mdx:11:13  error  "apiVersion" cannot be "execution.securecodebox.io/v2".  (sample-resource)\n    → Write execution.securecodebox.io/v1.',
    ],
    [
      'a wrong group',
      ['"execution.', '"cascading.'],
      'page.mdx:11:13  error  "apiVersion" cannot be "cascading.securecodebox.io/v1".',
    ],
    [
      'an unknown kind',
      ['kind: Scan', 'kind: Scann'],
      'page.mdx:12:7  error  The project has no kind "Scann".  (sample-kind)\n    → Did you mean "Scan"?',
    ],
    [
      'another top-level domain',
      ['securecodebox.io/v1"', 'securecodebox.com/v1"'],
      'page.mdx:11:13  error  "execution.securecodebox.com/v1" is not an apiVersion of the project, so the resource would not be checked.  (sample-group)\n    → Did you mean "execution.securecodebox.io/v1"?',
    ],
    [
      'a mistyped group',
      ['execution.', 'excution.'],
      'page.mdx:11:13  error  "excution.securecodebox.io/v1" is not an apiVersion of the project',
    ],
    ['no kind', ['kind: Scan\n', ''], 'page.mdx:11:1  error  The resource has no kind.'],
    [
      'a field given twice',
      ['scanType: nmap', 'scanType: nmap\n  scanType: zap'],
      'page.mdx:19:3  error  This field is given a second time.',
    ],
    ['a tab', ['  scanType', '\tscanType'], 'page.mdx:18:'],
    ['an open quote', ['value: "http', 'value: "http\n#'], '(sample-yaml)'],
  ])('is reported at its place: %s', (_name, mutation, expected) => {
    expect(check(fence('yaml', mutate(scan, mutation)))).toContain(expected);
  });

  it('is reported once if a required field is mistyped', () => {
    const sample = scan.replace('        operator: In', '        operater: In');
    expect(check(fence('yaml', sample)).match(/error/g)).toHaveLength(1);
  });

  it('is reported at its place in the second document, in an indented fence, once', () => {
    const sample = `${scan}---\n${scan.replace('scanType: nmap', 'scanTyp: nmap')}`;
    expect(check(fence('yaml', sample, { line: 100, column: 5 }))).toMatchInlineSnapshot(`
      "page.mdx:133:7  error  "spec" has no field "scanTyp".  (sample-resource)
          → Did you mean "scanType"?"
    `);
  });
});

describe('a sample that cannot be read', () => {
  it.each([
    ['an open bracket', fence('yaml', 'a: [1,\nb: 2')],
    ['a template that is not quoted', fence('yaml', 'spec:\n  a: {{ .Values.b }}\n')],
    ['a template that breaks the YAML', fence('yaml', 'a:\n{{- if x }}\n  b: 1\n{{- end }}\n')],
    ['JSON with a comment', fence('json', '{\n  // no\n  "a": 1\n}')],
    ['JSON that ends early', fence('json', '{\n  "a": [1\n')],
    ['JSON with something left out', fence('json', '{ "a": … }')],
    ['an open quote', fence('bash', 'echo "a\nls')],
    ['a placeholder', fence('bash', 'kubectl get pods\nkubectl -n <namespace>')],
    ['a loop without end', fence('bash', 'for i in 1 2; do\n  echo a')],
    ['a prompt', fence('bash', 'ls\n  $ kubectl get scans')],
    ['a comment in commands', fence('bash', '# First\nls')],
    [
      'a finding without its fields',
      fence('json', '{\n  "name": "x",\n  "severity": "CRITICAL"\n}', { title: 'finding' }),
    ],
    [
      'a finding in a list',
      fence('json', finding.replace('"HIGH"', '3').replace(/^/, '[\n').concat('\n]'), { title: 'findings.json' }),
    ],
  ])('is reported at its place: %s', (_name, sample) => {
    expect(check(sample)).toMatchSnapshot();
  });

  it('does not hide the samples after it', () => {
    const fences = [fence('bash', 'echo "open'), fence('bash', 'ls'), fence('bash', 'echo )', { line: 30 })];
    const after = { file: 'b.mdx', fences: [fence('bash', "echo 'open")] };
    const issues = checkSamples([{ file: 'a.mdx', fences }, after], options);
    expect(issues.map(({ file, line }) => `${file}:${line}`)).toEqual(['a.mdx:11', 'a.mdx:31', 'b.mdx:11']);
  });

  it('is left alone if there is no bash', () => {
    vi.stubEnv('PATH', '/nowhere');
    expect(check(fence('bash', 'echo )'))).toBe('');
  });

  it('is never run', () => {
    const made = path.join(mkdtempSync(path.join(tmpdir(), 'sample-')), 'made');
    const writes = `touch ${made}; : > ${made}\n: > ${made}\nset +n\n: > ${made}`;
    expect(check(fence('bash', writes), fence('bash', `exit 3\n}\n${writes}`), fence('bash', 'echo )'))).toContain(
      "unexpected token ')'",
    );
    expect(existsSync(made)).toBe(false);
  });
});

describe('live code that cannot be parsed', () => {
  const live = (language: string, sample: string, more: Partial<SampleFence> = {}): string =>
    check(fence(language, sample, { isLive: true, ...more }));

  it('is reported at its place', () => {
    expect(live('javascript', 'const a = 1;\nconst b = ;', { column: 3 })).toBe(
      'page.mdx:12:13  error  The live block cannot run: Unexpected token.  (sample-live)\n    → Correct the code, or take "live" out of the fence.',
    );
    expect(live('tsx', '<p>\n</b>')).toContain(
      'page.mdx:12:1  error  The live block cannot run: Expected corresponding JSX',
    );
    expect(live('jsx', "import fs from 'fs'")).toContain('cannot import "fs". Available: react.  (sample-live)');
  });

  it('is left alone if it is right, is not live or is wrong on purpose', () => {
    expect(live('jsx', '<p>{await 1}</p>')).toBe('');
    expect(check(fence('jsx', '<p>'))).toBe('');
    expect(live('jsx', '<p>', { isChecked: false })).toBe('');
  });
});
