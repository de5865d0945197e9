import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readLockFile } from '../lib/supply/lock-file';
import { writeSbom } from './write-sbom';

it('names every package of the lock file, including those that only the build needs', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
  await writeSbom(folder);
  const bom: { metadata: object; components: readonly { purl: string }[] } = JSON.parse(
    readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8'),
  );
  expect(bom.metadata).toMatchObject({
    component: { type: 'application', name: 'securecodebox-website' },
    properties: [{ name: 'node:version', value: process.version }],
  });
  const { packages } = readLockFile(readFileSync('package-lock.json', 'utf8'));
  const locked = packages.map(({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`);
  expect(new Set(bom.components.map(({ purl }) => purl))).toEqual(new Set(locked));
});
