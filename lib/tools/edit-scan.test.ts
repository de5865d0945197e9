import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSamples } from '../samples/check-samples';
import { ownSchemas } from '../samples/fixtures/own-schemas';
import { hook, scan, schedule } from './fixtures/broken-manifests';
import { fuzzed } from './fixtures/fuzzed-texts';
import { randomNumbers } from './fixtures/random-numbers';
import { cascadeChoices, changeScan, newScan, readForm, type ScanChange } from './edit-scan';
import { toItems } from './facts';

/** The content check's mistakes in texts, as if they were samples. */
const mistakes = (...texts: readonly string[]): string[] =>
  checkSamples(
    texts.map((sample, index) => ({
      file: `${index}.mdx`,
      fences: [{ language: 'yaml', sample, isChecked: true, line: 0, column: 1 }],
    })),
    { schemas: ownSchemas },
  ).map(({ file, line, message }) => `${message} (line ${line} of\n${texts[parseInt(file, 10)]})`);

const start = newScan({ name: 'nmap-1', scanType: 'nmap', parameters: ['-Pn', 'www.example.com'] });

const choices: readonly ((pick: (below: number) => number) => ScanChange)[] = [
  (pick) => ({ name: ['a', 'nmap-office', 'x.y-9', '1'][pick(4)] ?? '' }),
  (pick) => ({ scanType: ['nmap', 'zap-baseline-scan', 'trivy-image', 'ssh-scan'][pick(4)] ?? '' }),
  (pick) => ({
    parameters: Array.from({ length: pick(6) }, () => {
      const odd = [
        '-6',
        'yes',
        '',
        '# no comment',
        'a: b',
        '{{ x }}',
        '"',
        "it's",
        '*',
        '&a',
        '- x',
        '1e3',
        'ü\t',
        '-p',
        '~',
        '\n',
      ];
      return odd[pick(odd.length)] ?? '';
    }),
  }),
  (pick) => ({ schedule: ['', '@daily', '30 2 * * 1', '24h', '1h30m', '* * * * *', '@every 5m'][pick(7)] ?? '' }),
  (pick) => ({ cascades: (Object.keys(cascadeChoices) as (keyof typeof cascadeChoices)[])[pick(3)] ?? 'none' }),
  (pick) => ({ hooks: ['', 'team=a', 'securecodebox.io/internal=true', 'x='][pick(4)] ?? '' }),
];

test('a new scan is valid, and the form shows it as it was made', () => {
  expect(mistakes(start)).toEqual([]);
  expect(readForm(start)).toEqual({
    name: 'nmap-1',
    scanType: 'nmap',
    parameters: ['-Pn', 'www.example.com'],
    schedule: '',
    cascades: 'none',
    hooks: '',
  });
});

test('every scan that random choices lead to passes the content check, and the form shows what was chosen', () => {
  const next = randomNumbers(7);
  const pick = (below: number): number => Math.floor(next() * below);
  const texts = [start];
  for (let step = 0; step < 500; step += 1) {
    const text = texts.at(-1) ?? '';
    const change = choices[pick(choices.length)]?.(pick) ?? {};
    const changed = changeScan(text, change);
    expect(readForm(changed), JSON.stringify(change)).toEqual({ ...readForm(text), ...change });
    texts.push(changed);
  }
  expect(new Set(texts).size).toBeGreaterThan(250);
  expect(mistakes(...new Set(texts))).toEqual([]);
});

test('parameters add the fields that they need, and remove them again', () => {
  const needs = { volumes: [{ name: 'words', configMap: { name: 'words' } }] };
  const one = changeScan(start, { parameters: ['-w', '/words'], needs });
  expect(one).toContain('configMap:');
  expect(mistakes(one)).toEqual([]);
  expect(changeScan(one, { parameters: ['-Pn', 'www.example.com'], needed: needs })).toBe(start);
  expect(changeScan(one, { needed: { volumes: [] } })).toBe(one);
});

describe('a manifest from elsewhere', () => {
  const own = `# Ours
apiVersion: v1
kind: ConfigMap
metadata:
  name: other
---
apiVersion: execution.securecodebox.io/v1
kind: Scan
metadata:
  name: mine # of the team
  labels: { team: a }
spec:
  # Never faster.
  scanType: nmap
  parameters:
    - -T2
  env:
    - name: A
      value: b
  cascades:
    matchExpressions:
      - key: a
        operator: Exists
`;
  test('keeps what the form cannot edit', () => {
    const text = changeScan(changeScan(own, { schedule: '@daily', parameters: ['-T3'] }), { hooks: 'team=b' });
    for (const kept of ['# Ours', 'kind: ConfigMap', '# of the team', '# Never faster.', 'name: A', 'operator: Exists'])
      expect(text).toContain(kept);
    expect(readForm(text)).toMatchObject({ schedule: '@daily', parameters: ['-T3'], cascades: 'own', hooks: 'team=b' });
    expect(mistakes(text)).toEqual([]);
  });

  test('is completed where the form writes, if it is cut off there', () => {
    const text = changeScan('kind: ScheduledScan\nmetadata: a\nspec: b\n', { name: 'c', scanType: 'nmap' });
    expect(readForm(text)).toMatchObject({ name: 'c', scanType: 'nmap' });
  });

  test('returns to what it was', () => {
    expect(changeScan(changeScan(own, { schedule: '24h' }), { schedule: '' })).toBe(changeScan(own, {}));
  });

  test('may use anchors: aliases are written out, so an edit changes one place only', () => {
    const text = own
      .replace('metadata:\n  name: mine', 'x: &sleep -T2\nmetadata:\n  name: mine')
      .replace('- -T2', '- *sleep\n    - &port "80"\n    - *port');
    expect(readForm(text)?.parameters).toEqual(['-T2', '80', '80']);
    const changed = changeScan(text, { parameters: ['-T3', '80', '80'] });
    expect(readForm(changed)?.parameters).toEqual(['-T3', '80', '80']);
    expect(changed).toContain('x: -T2');
    expect(changed).toContain('# Never faster.');
    expect(changed).not.toMatch(/[*&]\w/);
  });

  test.each([
    '',
    'a: [',
    'kind: ScanType',
    '- 1',
    'kind: Scan\nspec: &a [*a]',
    '\u0000',
    `${own}#${' '.repeat(50_000)}`,
  ])('%j is left unchanged', (text) => {
    expect(readForm(text)).toBeUndefined();
    expect(changeScan(text, { name: 'b' })).toBe(text);
  });

  test('each scan in the docs is still valid after each change', () => {
    const files = readdirSync('content/docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.mdx'),
    );
    const texts = files.flatMap((file) =>
      [
        ...readFileSync(path.join('content/docs', file), 'utf8').matchAll(
          /^```yaml(?![^\n]*no-check)[^\n]*\n(.*?)^```/gms,
        ),
      ].map(([, text = '']) => text),
    );
    const scans = texts.filter((text) => readForm(text) !== undefined);
    expect(scans.length).toBeGreaterThan(50);
    const changes: readonly ScanChange[] = [
      { name: 'other' },
      { parameters: ['-6', 'a b'] },
      { schedule: '@daily' },
      { schedule: '24h' },
      { schedule: '' },
      { cascades: 'light' },
      { hooks: 'team=a' },
    ];
    const changed = scans.flatMap((text) =>
      changes.map((change) => {
        const after = changeScan(text, change);
        expect(readForm(after), text).toEqual({ ...readForm(text), ...change });
        return after;
      }),
    );
    expect(mistakes(...changed)).toEqual([]);
  });
});

test.each([
  ['-Pn', ['-Pn']],
  ['-p 22,80', ['-p', '22,80']],
  ['--script NAME', ['--script', 'NAME']],
  ['--a=b c', ['--a=b', 'c']],
  ['www.example.com', ['www.example.com']],
])('%s is written as %j', (parameter, items) => {
  expect(toItems(parameter)).toEqual(items);
});

test('every text is either refused or can be edited, whatever is in it', () => {
  const opened = [...fuzzed([scan, schedule, hook], 400)].filter((text) => readForm(text) !== undefined);
  expect(opened.length).toBeGreaterThan(10);
  for (const text of opened)
    expect(readForm(changeScan(text, { name: 'mine', schedule: '24h', parameters: ['a'] }))).toMatchObject({
      name: 'mine',
      schedule: '24h',
      parameters: ['a'],
    });
});
