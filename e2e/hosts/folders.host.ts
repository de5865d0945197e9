import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeIndexFiles } from '../../lib/export/index-files';
import { freePort } from '../../scripts/free-port';
import { findProgram } from '../support/find-program';
import { isPage, mounts, pageAddress, readFile, servedFiles } from './support/mounts';

const python = { name: 'python3', packages: ['python3'] };

test('a host that serves folders only answers at every address of a page, with and without the closing slash', async () => {
  const program = findProgram(python);
  test.skip(program === undefined, 'python3 is not installed');
  const [mount] = mounts();
  if (!mount || program === undefined) throw new Error('There is no site.');
  const folder = path.resolve('.cache/hosts/folders');
  rmSync(folder, { recursive: true, force: true });
  cpSync(mount.folder, folder, { recursive: true });
  const pages = servedFiles(mount).filter((file) => isPage(file) && file !== '404.html');
  writeIndexFiles(folder, pages);
  const port = String(await freePort());
  const server = spawn(program, ['-m', 'http.server', port, '--bind', '127.0.0.1', '--directory', folder], {
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await expect
      .poll(() =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    const wrong: string[] = [];
    for (const page of pages)
      for (const address of new Set([pageAddress(mount, page), `${pageAddress(mount, page)}/`.replace('//', '/')])) {
        const body = Buffer.from(await (await fetch(origin + address)).arrayBuffer());
        if (!body.equals(readFile(mount, page))) wrong.push(address);
      }
    expect(wrong).toEqual([]);
    expect(pages.length).toBeGreaterThan(100);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
});
