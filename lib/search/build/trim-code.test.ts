import { expect, test } from 'vitest';
import { trimCode } from './trim-code';

const finding = (index: number): string => `  {\n    "name": "finding ${index}"\n  },`;

test('long output is cut to its first lines, and what follows stays', () => {
  const output = ['[', ...Array.from({ length: 50 }, (_, index) => finding(index)), ']'].join('\n');
  const trimmed = trimCode(`kubectl get scans\n${output}\nkubectl delete scan nmap`);
  expect(trimmed).toContain('finding 1');
  expect(trimmed).not.toContain('finding 9');
  expect(trimmed.split('\n').at(-1)).toBe('kubectl delete scan nmap');
});

test('a manifest stays whole', () => {
  const manifest = 'apiVersion: execution.securecodebox.io/v1\nkind: Scan\nspec:\n  scanType: nmap';
  expect(trimCode(manifest)).toBe('apiVersion: execution.securecodebox.io/v1\nkind: Scan\nspec:\nscanType: nmap');
});
