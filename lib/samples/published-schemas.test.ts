import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { ownSchemas as files } from './fixtures/own-schemas';
import { kindsOf, loadSchemas } from './schemas';
import { parse } from 'yaml';
import { broken, hook, parser, rule, scan, schedule } from '../tools/fixtures/broken-manifests';
import { publishedSchemas } from './published-schemas';

const published = publishedSchemas({
  files,
  kinds: kindsOf(files),
  fieldPages: { Scan: { route: '/docs/scan', label: 'Scan', prefix: 'scan.', rows: ['spec.scanType'] } },
  addresses: {
    schema: (name) => `https://site.example/schemas/1.0.0/${name}`,
    route: (route) => `https://site.example${route}`,
  },
});

describe('the published schemas', () => {
  const own = loadSchemas(files);
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  ajv.addSchema([...published.values()].map((schema) => ({ ...schema })));

  it('are one per kind and one for all, each self-contained', () => {
    expect([...published.keys()]).toContain('scheduledscan.json');
    expect(published.size).toBe(own.kinds.length + 1);
    for (const [name, schema] of published)
      expect(JSON.stringify(schema).match(/"\$ref":"(?!#)[^"]*"/g) ?? []).toHaveLength(
        name === 'all.json' ? own.kinds.length : 0,
      );
  });

  it('link each field to its row', () => {
    expect(JSON.stringify(published.get('scan.json'))).toContain(
      '[Reference](https://site.example/docs/scan#spec.scanType)',
    );
  });

  it.each([
    scan,
    schedule,
    rule,
    hook,
    parser,
    ...broken.map(({ from, replace: [text, by] }) => from.replace(text, () => by)),
  ])('agree with the checks of the samples (%#)', (text) => {
    let data: { kind?: unknown };
    try {
      data = parse(text) as typeof data;
    } catch {
      return;
    }
    const kind = own.kinds.find((each) => each.kind === data.kind);
    if (!kind) return;
    const verdict = ajv.validate(`https://site.example/schemas/1.0.0/${kind.kind.toLowerCase()}.json`, data);
    expect(verdict).toBe(own.validate(kind.schema, data).length === 0);
    expect(ajv.validate('https://site.example/schemas/1.0.0/all.json', data)).toBe(verdict);
  });
});
