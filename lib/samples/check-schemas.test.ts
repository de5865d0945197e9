import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readCheckedSchemas } from './check-schemas';

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

it('finds nothing in schemas that can be used, and where there are none', () => {
  expect(readCheckedSchemas(folderWith(box('#/$defs/spec')))).toMatchObject({
    files: [{ $id: 'box.schema.json' }],
    issues: [],
  });
  expect(readCheckedSchemas('no/such/folder')).toEqual({ files: [], issues: [] });
});

it.each([
  ['{', 'JSON'],
  [box('other.schema.json#/$defs/spec'), 'other.schema.json'],
])('names the file and the reason where one cannot (%#)', (schema, reason) => {
  const { files, issues } = readCheckedSchemas(folderWith(schema));
  const [issue, ...others] = issues;
  expect(others).toEqual([]);
  expect(files).toEqual([]);
  expect(issue).toMatchObject({
    rule: 'schema',
    severity: 'error',
    message: expect.stringContaining(reason) as string,
  });
  expect(issue?.file).toMatch(/box\.schema\.json$/);
});
