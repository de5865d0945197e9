import { expect, it } from 'vitest';
import { withSchemaLines } from './schema-line';

const scan = 'apiVersion: execution.securecodebox.io/v1\nkind: Scan\nmetadata:\n  name: a\n';
const secret = 'apiVersion: v1\nkind: Secret\n';
const line = '# yaml-language-server: $schema=https://docs.example/schemas/1.0.0/scan.json\n';
const write = (text: string): string => withSchemaLines(text, 'https://docs.example/schemas/1.0.0');

it('puts the line before each resource of the project, once', () => {
  expect(write(scan)).toBe(line + scan);
  expect(write(`${secret}---\n${scan}---\n${scan}`)).toBe(`${secret}---\n${line}${scan}---\n${line}${scan}`);
  expect(write(write(scan))).toBe(line + scan);
});

it('leaves all other YAML alone', () => {
  for (const text of [secret, 'a: 1', '', 'values:\n  apiVersion: execution.securecodebox.io/v1\n  kind: Scan'])
    expect(write(text)).toBe(text);
});
