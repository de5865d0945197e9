import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCheckedSchemas } from './toolkit-data';

function folderWith(schema: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
  writeFileSync(path.join(folder, 'box.schema.json'), schema);
  return folder;
}

const box = (reference: string): string =>
  JSON.stringify({
    $id: 'box.schema.json',
    properties: { kind: { const: 'Box' }, apiVersion: { const: 'a/v1' }, spec: { $ref: reference } },
    $defs: { spec: { type: 'object' } },
  });

it('finds nothing in usable schemas, or if there are none', () => {
  expect(readCheckedSchemas(folderWith(box('#/$defs/spec')))).toMatchObject({
    files: [{ $id: 'box.schema.json' }],
    issues: [],
  });
  expect(readCheckedSchemas('no/such/folder')).toEqual({ files: [], issues: [] });
});

it('reads no file that an editor or a system leaves beside a schema', () => {
  const folder = folderWith(box('#/$defs/spec'));
  symlinkSync('writer@host.123:456', path.join(folder, '.#box.schema.json'));
  writeFileSync(path.join(folder, '._box.schema.json'), 'x');
  expect(readCheckedSchemas(folder).issues).toEqual([]);
});

it.each([
  ['{', 'yaml', 'A closing }'],
  ['{ "$id": "box.schema.json", }', 'json', 'expected double-quoted property name'],
  ['{ "$id": "bax.schema.json" }', 'field-value', '"bax.schema.json"'],
  ['{ "$id": "box.schema.json", "properties": { "a": { "type": 3 } } }', 'field-value', 'properties.a.type'],
  ['{ "$id": "box.schema.json", "not": 3 }', 'schema', 'data/not must be'],
  [box('other.schema.json#/$defs/spec'), 'schema', 'other.schema.json'],
])('names the file and the reason if one is unusable: %s', (schema, rule, reason) => {
  const { files, issues } = readCheckedSchemas(folderWith(schema));
  expect(files).toEqual([]);
  expect(issues).toMatchObject([
    { rule, severity: 'error', file: expect.stringMatching(/box\.schema\.json$/), line: 1, hint: expect.any(String) },
  ]);
  expect(issues[0]?.message).toContain(reason);
});
