import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { site } from '../lib/config/site';
import { hitsAsJson } from '../lib/search/browser/hits-as-json';
import { type Edition, test, zipFile } from './support/offline-edition';
import { openSiteSearch } from './support/site-search';

test('its digest is beside the file, and the list of packages inside', ({ edition }) => {
  const digest = createHash('sha256').update(readFileSync(zipFile())).digest('hex');
  expect(readFileSync(`${zipFile()}.sha256`, 'utf8')).toMatch(
    new RegExp(`^# \\d\\.\\d\\d MiB, [\\d,]+ bytes\\n${digest}  ${path.basename(zipFile())}\\n$`),
  );
  expect(readFileSync(path.join(edition.folder, 'sbom.cdx.json'), 'utf8')).toContain('"CycloneDX"');
  expect(readFileSync(zipFile()).length).toBeLessThan(12 * 2 ** 20);
});

test.describe('search.mjs', () => {
  const run = ({ folder }: Edition, args: readonly string[], input?: string) =>
    spawnSync(process.execPath, [path.join(folder, 'search.mjs'), ...args], { encoding: 'utf8', input });

  test('prints what the site finds', ({ edition }) => {
    const find = openSiteSearch();
    for (const query of ['nmap', 'defectdjo', 'how to repeat a scan']) {
      const groups = find(query).slice(0, site.search.maxSearchResults);
      expect(run(edition, ['--json', query]).stdout).toBe(`${hitsAsJson(query, groups)}\n`);
    }
    expect(run(edition, ['nmap']).stdout).toContain('docs/scanners/nmap.html');
    expect(run(edition, []).status).toBe(2);
  });

  test('speaks the Model Context Protocol', ({ edition }) => {
    const initialize = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const call = (name: string, given: object) => ({ method: 'tools/call', params: { name, arguments: given } });
    const messages = [
      { method: 'initialize', params: initialize },
      { method: 'tools/list' },
      call('search', { query: 'cascading scans' }),
      call('read', { page: 'docs/hooks/cascading-scans.html#installation' }),
      call('read', { page: '../../../etc/passwd' }),
      { method: 'nothing' },
    ].map((message, id) => JSON.stringify({ jsonrpc: '2.0', id, ...message }));
    const notification = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    const { stdout } = run(edition, ['--mcp'], [messages[0], notification, ...messages.slice(1), '{'].join('\n'));
    const answers = stdout.trim().split('\n');
    expect(answers).toHaveLength(messages.length + 1);
    expect(answers[0]).toContain(`"serverInfo":{"name":"securecodebox-docs","version":"${site.toolkit.version}"}`);
    expect(answers[1]).toMatch(/"name":"search".*"name":"read"/);
    expect(answers[2]).toContain('docs/hooks/cascading-scans.html');
    expect(answers[3]).toContain('# Cascading Scans');
    expect(answers[4]).toContain('"isError":true');
    expect(answers[5]).toContain('"code":-32601');
    expect(answers[6]).toContain('"code":-32700');
  });
});
