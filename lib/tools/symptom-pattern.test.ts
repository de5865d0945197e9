import { expect, test } from 'vitest';
import { isPlainWord, symptomPattern } from './symptom-pattern';

const find = (code: string, text: string): number => {
  const pattern = symptomPattern(code);
  if (!pattern) throw new Error(`${code} is no pattern.`);
  return text.search(pattern.finds);
};

test.each(['…', '*', ']', '<name>', "'…' …", 'is', '<a>: <b>'])(
  '%s would match everywhere, so it gets no pattern',
  (code) => {
    expect(symptomPattern(code)).toBeUndefined();
  },
);

test.each([
  ["Hook '…' failed", "the hook 'zap-1' failed at last", 4],
  ['Failed to open file', 'x failed to open file', 2],
  ['…/etcd: no such file', 'fork/exec /bin/etcd: no such file', 14],
  ['secret "…" not found', 'secret "a" was read, secret "b" not found', 0],
  ['error: <reason> at line', 'error: odd end at line 4', 0],
])('%s is found in: %s', (code, text, place) => {
  expect(find(code, text)).toBe(place);
});

test.each([
  ['try', 'the retry was the last one'],
  ['403', 'port 4031'],
  ["Hook '…' failed", `hook 'a' ${'x'.repeat(400)}' failed`],
  ['open … file', 'a file is open'],
])('%s is not found in: %s', (code, text) => {
  expect(find(code, text)).toBe(-1);
});

test.each(['Done', 'forbidden', '403', 'etcd', 'ERROR', 'not found'])('%s is an everyday word', (code) => {
  expect(isPlainWord(code)).toBe(true);
});

test.each(['OOMKilled', 'exec format error', 'x509', 'README.md'])('%s is distinctive', (code) => {
  expect(isPlainWord(code)).toBe(false);
});
