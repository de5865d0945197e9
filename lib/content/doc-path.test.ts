import { describe, expect, it } from 'vitest';
import { docId, docSlug, parseDocPath, splitNumberPrefix } from './doc-path';

describe('splitNumberPrefix', () => {
  it.each([
    ['09_architecture_decisions', 'architecture_decisions', 9],
    ['10-security', 'security', 10],
    ['2. First steps', 'First steps', 2],
    ['adr_0001', 'adr_0001', undefined],
    ['1.16-notes', '1.16-notes', undefined],
    ['2021-07-20-notes', '2021-07-20-notes', undefined],
    ['3d-models', '3d-models', undefined],
  ])('reads %s as the name %s with the number %s', (written, name, number) => {
    expect(splitNumberPrefix(written)).toEqual(number === undefined ? { name } : { name, number });
  });
});

describe('the address of a doc', () => {
  it.each([
    ['index.mdx', 'index', '/'],
    ['telemetry.mdx', 'telemetry', '/telemetry'],
    ['10-security.md', 'security', '/security'],
    ['architecture/index.mdx', 'architecture/index', '/architecture'],
    ['architecture/README.md', 'architecture/README', '/architecture'],
    ['architecture/09_decisions/adr_0001.mdx', 'architecture/decisions/adr_0001', '/architecture/decisions/adr_0001'],
    ['contributing/hook/hook.mdx', 'contributing/hook/hook', '/contributing/hook'],
    ['contributing/hook/chart.yaml.mdx', 'contributing/hook/chart.yaml', '/contributing/hook/chart.yaml'],
  ])('%s has the id %s and the slug %s', (file, id, slug) => {
    const docPath = parseDocPath(file);
    expect(docId(docPath)).toBe(id);
    expect(docSlug(docPath)).toBe(slug);
  });

  it.each([
    ['hooks/zap.mdx', '/first', '/first'],
    ['hooks/zap.mdx', 'zed', '/hooks/zed'],
    ['hooks/zap.mdx', '../zed', '/zed'],
    ['02_hooks/zap.mdx', './zed', '/hooks/zed'],
    ['hooks/index.mdx', 'all', '/hooks/all'],
    ['index.mdx', '/', '/'],
    ['hooks/zap.mdx', '../../../../zed', '/zed'],
  ])('%s with the slug %s stands at %s', (file, slug, expected) => {
    expect(docSlug(parseDocPath(file), slug)).toBe(expected);
  });

  it('keeps the folder in an id from front matter', () => {
    expect(docId(parseDocPath('01_hooks/zap.mdx'), 'own')).toBe('hooks/own');
  });
});
