import { describe, expect, test } from 'vitest';
import { indexTerms, splitWords, squash, wordForms } from './split-words';

const words = (text: string): string[] => splitWords(text).map((word) => word.text);

describe('splitWords', () => {
  test('keeps names from code whole', () => {
    expect(words('Use `--set` and -sV in values.yaml (spec.cascades), see CVE-2021-44228 and v4.10.')).toEqual([
      ...['Use', '--set', 'and', '-sV', 'in', 'values.yaml', 'spec.cascades', 'see', 'CVE-2021-44228', 'and', 'v4.10'],
    ]);
  });

  test('gives offsets that cut the word out of the text', () => {
    const text = 'The operator’s Über-Scan, twice.';
    expect(splitWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(words(text));
  });

  test('does not take a hyphen inside a word for a flag', () => {
    expect(words('non-root and cluster-wide')).toEqual(['non-root', 'and', 'cluster-wide']);
  });

  test('finds nothing in punctuation and emoji', () => {
    expect(words('… -- ?! 🙂 "" -')).toEqual([]);
  });
});

describe('indexTerms', () => {
  test.each([
    ['ScanType', ['scantype', 'scan', 'type']],
    ['spec.cascades', ['spec.cascades', 'spec', 'cascades']],
    ['--set', ['--set', 'set']],
    ['CVE-2021-44228', ['cve-2021-44228', 'cve', '2021', '44228']],
    ['v4.10', ['v4.10', '4.10']],
    ['kube-hunter', ['kube', 'hunter']],
    ['adr_0007', ['adr_0007', 'adr', '0007', '7']],
    [
      'execution.securecodebox.io/v1',
      ['execution.securecodebox.io/v1', 'execution.securecodebox.io', 'execution', 'securecodebox', 'io', 'v1'],
    ],
  ])('finds %s whole and in parts', (word, terms) => {
    expect(indexTerms(word)).toEqual(terms);
  });

  test('leaves out hashes and single digits', () => {
    expect(indexTerms('b5a9c76bef3438951397dca282cba84f40e7ae9e')).toEqual([]);
    expect(indexTerms('7')).toEqual([]);
    expect(indexTerms('2024-05-02T14:22:08.512Z')).toEqual([]);
    expect(indexTerms('0b4f1b0c-9a6c-4f1e-8c0d-1f2e3d4c5b6a')).toEqual([]);
    expect(indexTerms('2024-05-02')).toEqual(['2024', '05', '02', '5', '2']);
  });
});

test('a plain word is its own only part', () => {
  expect(wordForms('Operator')).toEqual({ whole: 'operator', parts: ['operator'] });
});

test('squash makes different spellings of a name equal', () => {
  expect(new Set(['ScanType', 'scan type', 'scan-type', 'SCANTYPE'].map(squash))).toEqual(new Set(['scantype']));
});
