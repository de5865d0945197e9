import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite, writeSite } from '../lib/content/fixtures/temporary-site';

/** Creates a project with two pages; its lock file lists the published addresses. */
function project(): string {
  const root = temporarySite();
  for (const folder of ['lib', 'scripts', 'node_modules']) symlinkSync(path.resolve(folder), path.join(root, folder));
  copyFileSync('package.json', path.join(root, 'package.json'));
  mkdirSync(path.join(root, 'public/static'), { recursive: true });
  writeSite(root, { 'content/docs/zap.mdx': page('## Values {#values}\n\nText.\n\n## Rules {#rules}\n\nText.') });
  return root;
}

const page = (text: string): string =>
  `---\ntitle: ZAP\ndescription: A page that is long enough to be described in more than fifty characters.\n---\n\n${text}\n`;

function checkUrls(root: string, ...args: readonly string[]): { readonly code: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/compiled.mjs', 'check-urls', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { code: status, text: stdout + stderr };
}

const edit = (root: string, file: string, change: (text: string) => string): void =>
  writeFileSync(path.join(root, file), change(readFileSync(path.join(root, file), 'utf8')));

// Each run of the command is a new process, as it is for a contributor.
it('a published address can only be removed with a redirect, which --fix can add', { timeout: 300_000 }, () => {
  const root = project();
  expect(checkUrls(root, '--fix')).toMatchObject({ code: 0, text: expect.stringContaining('0 errors') });
  expect(readFileSync(path.join(root, 'urls.lock'), 'utf8')).toContain(
    '\n/docs/zap\n/docs/zap#rules\n/docs/zap#values\n',
  );

  edit(root, 'content/docs/zap.mdx', (text) => text.replace('{#values}', '{#helm-values}'));
  expect(checkUrls(root)).toMatchObject({
    code: 1,
    text: expect.stringContaining('This heading was published and is gone: /docs/zap#values'),
  });
  expect(checkUrls(root, '--fix')).toMatchObject({
    code: 0,
    text: expect.stringContaining('content/docs/zap.mdx: redirect_from "#values -> #helm-values"'),
  });

  renameSync(path.join(root, 'content/docs/zap.mdx'), path.join(root, 'content/docs/zed-attack-proxy.mdx'));
  expect(checkUrls(root, '--fix')).toMatchObject({
    code: 0,
    text: expect.stringContaining('content/docs/zed-attack-proxy.mdx: redirect_from "/docs/zap"'),
  });
  expect(readFileSync(path.join(root, 'urls.lock'), 'utf8')).toContain('\n/docs/zap#values\n');

  renameSync(path.join(root, 'content/docs'), path.join(root, 'content/guides'));
  const { code, text } = checkUrls(root, '--fix');
  expect({ code, issues: text.match(/error {2}.*/g) }).toEqual({
    code: 1,
    issues: ['error  There is no folder "content/docs".  (missing-content)'],
  });
});
