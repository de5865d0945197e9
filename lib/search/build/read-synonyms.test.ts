import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatIssues } from '../../errors/format-issues';
import { readSynonyms } from './read-synonyms';

const file = 'search-synonyms.yaml';

function read(text: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'synonyms-'));
  writeFileSync(path.join(root, file), text);
  return readSynonyms(root, file);
}

test('a sound file is read', () => {
  const { synonyms, issues } = read('same:\n  - [k8s, kubernetes]\nalso:\n  cron: [scheduled scan]\n');
  expect(issues).toEqual([]);
  expect(synonyms).toEqual({ same: [['k8s', 'kubernetes']], also: { cron: ['scheduled scan'] } });
});

test('a site without the file has no synonyms', () => {
  expect(readSynonyms(tmpdir(), 'no-such-file.yaml')).toEqual({ synonyms: { same: [], also: {} }, issues: [] });
});

test.each([
  ['same:\n  - [k8s]\n', 'search-synonyms.yaml:2:5'],
  ['same:\n  - [k8s, kubernetes]\n  - [kube, k8s]\n', 'search-synonyms.yaml:3:12'],
  ['same:\n  - [a b c d, e]\n', 'search-synonyms.yaml:2:6'],
  ['also:\n  "?!": [scan]\n', 'search-synonyms.yaml:2:3'],
  ['also:\n  cron: []\n', 'search-synonyms.yaml:2:9'],
  ['synonyms: []\n', 'search-synonyms.yaml:1:1'],
  ['same:\n\t- [a, b]\n', 'search-synonyms.yaml:2:1'],
])('a mistake has its place and a remedy: %j', (text, place) => {
  const { issues } = read(text);
  expect(issues).toHaveLength(1);
  expect(formatIssues(issues)).toContain(`${place}  error`);
  expect(issues[0]?.hint).toBeTruthy();
});
