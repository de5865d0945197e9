import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { formatIssues } from '../errors/format-issues';
import { readScanners } from './read-scanners';
import type { Doc } from './types';

const page = (route: string, version = 'current'): Doc =>
  ({
    route,
    version,
    integration: { kind: 'scanner', type: 'Network', state: 'released', usecase: 'x' },
  }) as unknown as Doc;
const docs = [page('/docs/scanners/nmap'), page('/docs/scanners/zap')];
const facts = 'platforms: [amd64]\n  internet: { needed: "no" }\n  categories: [Host]\n  rules: []\n';

function read(text: string, pages = docs): ReturnType<typeof readScanners> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'scanners-'));
  writeFileSync(path.join(root, 'scanners.yaml'), text);
  return readScanners(root, 'scanners.yaml', { docs: pages, latest: 'current', leftOut: [] });
}

it('gives each scanner what its file says', () => {
  const { docs: found, issues } = read(`nmap:\n  ${facts}zap:\n  ${facts}`);
  expect(issues).toEqual([]);
  expect(found.map(({ integration }) => integration?.facts?.categories)).toEqual([['Host'], ['Host']]);
});

it('adds facts to scanners of other versions, but does not require facts for each', () => {
  const older = [page('/docs/4.x/scanners/zap', '4.x'), page('/docs/4.x/scanners/gone', '4.x')];
  const { docs: found, issues } = read(`nmap:\n  ${facts}zap:\n  ${facts}`, [...docs, ...older]);
  expect(issues).toEqual([]);
  expect(found.map(({ integration }) => integration?.facts !== undefined)).toEqual([true, true, true, false]);
});

it('reports each mistake at its place', () => {
  const wrong = facts.replace('amd64', 'arm46').replace('"no"', 'never');
  expect(formatIssues(read(`nmap:\n  ${wrong}`).issues)).toMatchInlineSnapshot(`
    "scanners.yaml:2:15  error  Item 1 of the field "nmap.platforms" cannot be "arm46".  (field-value)
        → Did you mean "arm64"?
    scanners.yaml:3:23  error  The field "nmap.internet.needed" cannot be "never".  (field-value)
        → Use one of: yes, partly, no."
  `);
  expect(formatIssues(read(`nmap:\n  ${facts}zab:\n  ${facts}`).issues)).toMatchInlineSnapshot(`
    "scanners.yaml:6:1  error  There is no page of a scanner "zab".  (scanners)
        → Did you mean "zap"?
    scanners.yaml:1:1  error  The scanner "zap" is missing.  (scanners)
        → Add "zap:", and below it what it needs and brings."
  `);
});
