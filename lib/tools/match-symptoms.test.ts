import { expect, test } from 'vitest';
import { searchSymptoms, type SymptomRow } from './match-symptoms';

const row = (prose: string, codes: readonly string[] = [], route = '/docs/troubleshooting'): SymptomRow => ({
  prose,
  codes,
  route,
});
test('the row that matches more of the message comes first, with the matching line', () => {
  const rows = [row('', ['Failed to open file']), row('', ['Failed to open file: open /home/…: no such file'])];
  expect(searchSymptoms(rows, 'one\n  Failed to open file: open /home/x.xml: no such file\ntwo')).toEqual([
    { row: 1, line: 'Failed to open file: open /home/x.xml: no such file' },
    { row: 0, line: 'Failed to open file: open /home/x.xml: no such file' },
  ]);
});

test('of two rows with the same message, the one whose page the text names comes first', () => {
  const rows = ['/docs/scanners/ffuf', '/docs/scanners/nikto'].map((route) => row('ends as', ['OOMKilled'], route));
  expect(searchSymptoms(rows, 'scan-nikto-1 OOMKilled')[0]?.row).toBe(1);
  expect(searchSymptoms(rows, 'scan-ffuf-1 OOMKilled')[0]?.row).toBe(0);
});

test('a row with code missing from the text comes after one with all its code in the text', () => {
  const rows = [row('', ['operator-minio', 'ImagePullBackOff']), row('A pod in', ['ImagePullBackOff'])];
  expect(searchSymptoms(rows, 'scan-nmap-1 ImagePullBackOff').map(({ row }) => row)).toEqual([1, 0]);
  expect(searchSymptoms(rows, 'operator-minio-0 ImagePullBackOff')[0]?.row).toBe(0);
});

test('rows that match equally stay in the order of the pages', () => {
  expect(
    searchSymptoms([row('', ['exec format error']), row('', ['exec format error'])], 'exec format error'),
  ).toHaveLength(2);
  expect(
    searchSymptoms([row('', ['exec format error']), row('', ['exec format error'])], 'exec format error')[0]?.row,
  ).toBe(0);
});

test('messages are found despite folded lines, colors, and the quotes of JSON', () => {
  const rows = [row('', ['secret "…" not found in the namespace'])];
  expect(searchSymptoms(rows, 'error: secret "a" not found\n    in the namespace')).toHaveLength(1);
  expect(searchSymptoms(rows, '\u001b[31msecret "a"\u001b[0m not found in the namespace')).toHaveLength(1);
  expect(searchSymptoms(rows, '{"error":"secret \\"a\\" not found in the namespace"}')).toHaveLength(1);
});

test('without code, a row matches if all its words are there, and comes after rows with code', () => {
  const rows = [row('Nmap says the host is down'), row('', ['exec format error'])];
  const text = 'Starting Nmap\nNote: Host seems down.';
  expect(searchSymptoms(rows, text).map(({ row }) => row)).toEqual([0]);
  expect(searchSymptoms(rows, `${text}\nexec format error`).map(({ row }) => row)).toEqual([1]);
  expect(searchSymptoms(rows, 'Nmap: host up')).toEqual([]);
});

test('everyday words alone make no row match', () => {
  expect(searchSymptoms([row('and the column is empty', ['Done', 'FINDINGS'])], 'State: Done')).toEqual([]);
});

test('a text that matches no row has no hits', () => {
  expect(searchSymptoms([row('', ['exec format error'])], '')).toEqual([]);
  expect(searchSymptoms([row('', ['exec format error'])], 'all is well')).toEqual([]);
});

test('a long text is searched to its end', () => {
  const text = `${'123456789\n'.repeat(90_000)}Failed to open file: open /home/x: no such file\n`;
  const [hit] = searchSymptoms([row('', ['Failed to open file: …: no such file'])], text);
  expect(hit?.line).toBe('Failed to open file: open /home/x: no such file');
});

test('a megabyte of backslashes is read once', () => {
  const text = `${'\\'.repeat(1_000_000)}\nexec format error`;
  expect(searchSymptoms([row('', ['exec format error'])], text)).toHaveLength(1);
});

test('a long line is cut to the part around the message', () => {
  const [hit] = searchSymptoms(
    [row('', ['exec format error'])],
    `${'x '.repeat(500)}exec format error${' y'.repeat(500)}`,
  );
  expect(hit?.line).toMatch(/^….{80}exec format error.+…?$/);
  expect(hit?.line.length).toBeLessThan(400);
});
