import { describe, expect, it } from 'vitest';
import { ownSchemas } from '../samples/fixtures/own-schemas';
import { loadSchemas } from '../samples/schemas';
import { checkText, type Verdict } from './check-text';
import type { ToolFacts } from './facts';
import { broken, hook, parser, rule, scan, schedule } from './fixtures/broken-manifests';
import { fuzzed } from './fixtures/fuzzed-texts';

const files = ownSchemas as unknown as Record<string, unknown>[];
const schemas = loadSchemas(ownSchemas);

type Schema = Readonly<Record<string, unknown>>;

/** Rows of a table of fields: all fields except those within Kubernetes types. */
function rowsOf(schema: Schema, path: string): string[] {
  const [, name] = /#\/\$defs\/(.+)$/.exec(String(schema['$ref'] ?? '')) ?? [];
  const common = files.find(({ $id }) => $id === 'common.schema.json')?.['$defs'] as Record<string, Schema>;
  if (name !== undefined) return rowsOf(common[name] ?? {}, path);
  if (schema['x-kubernetes-ref'] !== undefined) return [path];
  const below = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  return [
    path,
    ...(schema['items'] ? rowsOf(schema['items'] as Schema, path) : []),
    ...below.flatMap(([field, inside]) => rowsOf(inside, path === '' ? field : `${path}.${field}`)),
  ];
}

const facts: ToolFacts = {
  names: {
    version: '1.0.0',
    helm: { alias: 'x', repository: 'https://charts.example', registry: 'oci://registry.example' },
    charts: [],
    scanTypes: ['nmap', 'sslyze', 'ssh-scan'],
  },
  kinds: schemas.kinds,
  deprecated: { 'ssh-scan': '/docs/scanners/ssh' },
  fieldPages: Object.fromEntries(
    schemas.kinds.map(({ kind, schema }) => {
      const name = schema.replace('.schema.json', '');
      const file = files.find(({ $id }) => $id === schema) as Schema;
      const rows = rowsOf(file, '').filter((row) => row.startsWith('spec.'));
      return [kind, { route: `/docs/api/crds/${name}`, label: kind, prefix: `${name}.`, rows }];
    }),
  ),
};

const check = (text: string): Verdict => checkText(text, { schemas, facts });
const says = (text: string): string[] => check(text).remarks.map(({ severity, message }) => `${severity}: ${message}`);

describe('a manifest without a mistake', () => {
  it.each(Object.entries({ scan, rule, hook, parser }))('has no remarks: %s', (_name, text) => {
    expect(says(text)).toEqual([]);
  });

  it('has its schedule described in words', () => {
    expect(says(schedule)).toEqual(['note: At 02:30, Monday. Times are UTC.']);
  });

  it('may be among other documents, which are only parsed', () => {
    const { remarks, resources, others } = check(`${scan}---\nkind: Secret\napiVersion: v1\nx: 1\n---\n${hook}`);
    expect({ remarks, resources, others }).toEqual({ remarks: [], resources: 2, others: 1 });
  });
});

describe('a manifest with one mistake', () => {
  it('is one of at least 60, no two alike', () => {
    expect(new Set(broken.map(({ name }) => name)).size).toBe(broken.length);
    expect(broken.length).toBeGreaterThanOrEqual(60);
  });

  it.each(broken)(
    'is reported with line, remedy and link: $name',
    ({ from, replace: [text, by], at, says: words, link }) => {
      expect(from).toContain(text);
      const manifest = from.replace(text, () => by);
      const place = manifest.slice(0, manifest.indexOf(at)).split('\n').length;
      const found = check(manifest).remarks.map((remark) => ({
        line: remark.line,
        said: `${remark.message} ${remark.hint ?? ''}`,
        link: remark.link?.route.replace('/docs/api/crds', ''),
      }));
      expect(found).toContainEqual({ line: place, said: expect.stringContaining(words) as string, link });
    },
  );

  it('is fully corrected by the offered change', () => {
    const corrected = broken.flatMap(({ name, from, replace: [text, by] }) => {
      const manifest = from.replace(text, () => by);
      const change = check(manifest).remarks.find((remark) => remark.change)?.change;
      if (!change) return [];
      expect(manifest.slice(change.from, change.to)).toBe(change.before);
      const after = manifest.slice(0, change.from) + change.text + manifest.slice(change.to);
      return [{ name, errors: says(after).filter((line) => line.startsWith('error')) }];
    });
    expect(corrected.length).toBeGreaterThan(20);
    expect(corrected.filter(({ errors }) => errors.length > 0)).toEqual([]);
  });
});

describe('what no schema can see', () => {
  it('is a scan type that a later release removes, or that the text itself defines', () => {
    expect(says(scan.replace('scanType: nmap', 'scanType: ssh-scan'))).toEqual([
      'warning: The scan type "ssh-scan" is deprecated: a later release removes it.',
    ]);
    const own = `apiVersion: execution.securecodebox.io/v1\nkind: ScanType\nmetadata: { name: mine }\n`;
    expect(says(`${scan.replace('scanType: nmap', 'scanType: mine')}---\n${own}`).join()).not.toContain('"mine"');
    // Built-in JavaScript properties.
    expect(says(scan.replace('scanType: nmap', 'scanType: constructor'))).toEqual([
      'error: The toolkit has no scan type "constructor".',
    ]);
  });

  it('is a selector that matches nothing in the text, where the text has hooks or rules', () => {
    expect(says(`${scan}---\n${hook}---\n${rule}`)).toEqual([]);
    expect(says(`${scan}---\n${hook.replace('team: shop', 'team: other')}`)).toEqual([
      'warning: The selector matches no hook of this text.',
    ]);
    expect(says(`${scan}---\n${rule.replace(': non-invasive', ': invasive')}`)).toEqual([
      'warning: The selector matches no cascading rule of this text.',
    ]);
  });

  it('is an alias, which a parse definition must have', () => {
    const aliased = scan.replace('{{attributes.hostname}}', '{{$.host}}');
    expect(says(aliased)).toEqual([expect.stringMatching(/^note: "host" is an alias/)]);
    expect(says(`${aliased}---\n${parser}`)).toEqual([]);
    expect(says(`${aliased}---\n${parser.replace('host:', 'name:')}`)).toEqual([
      'warning: No parse definition of this text has the alias "host".',
    ]);
  });

  it('is a limiter without a selector, and a schedule that never starts', () => {
    const alone = scan.replace(/ {4}matchExpressions:\n.*\n.*\n.*\n/, '');
    expect(says(alone)).toEqual([expect.stringMatching(/^warning: A scope limiter alone/)]);
    expect(says(schedule.replace('  schedule: "30 2 * * 1"\n', ''))).toEqual([
      expect.stringMatching(/no scan ever starts/),
    ]);
  });
});

it('accepts every text, whatever is in it', () => {
  for (const text of fuzzed([scan, schedule, rule, hook, parser], 200))
    expect(check(text).remarks.length).toBeLessThanOrEqual(200);
}, 60_000);

const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('');

it.each([
  ['fields given again', many(75_000, (index) => `a${String(index % 1000)}: 1`), 74_000],
  ['fields that do not exist', scan + many(30_000, (index) => `  a${String(index)}: 1`), 500],
  [
    'aliases',
    many(30_000, (index) => `a${String(index)}: &a${String(index)} [1]\nb${String(index)}: *a${String(index)}`),
    1,
  ],
  ['an alias in what it stands for', 'a: &a [*a]', 1],
])(
  'answers in seconds, not minutes: %s',
  (_name, text, total) => {
    expect(check(text).total).toBe(total);
  },
  60_000,
);
