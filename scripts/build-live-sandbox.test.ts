import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLiveSandbox } from './build-live-sandbox';

const folders = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'live-sandbox-')));
const read = (folder: string | undefined, file: string): string => readFileSync(path.join(folder ?? '', file), 'utf8');

beforeAll(async () => {
  for (const folder of folders) await buildLiveSandbox(path.join(folder, 'live'));
});

describe('The sandbox of live code', () => {
  it('is three files, the same bytes from each build', () => {
    const files = ['live/sandbox.css', 'live/sandbox.html', 'live/sandbox.js'];
    for (const folder of folders)
      expect(
        readdirSync(path.join(folder, 'live'))
          .map((file) => `live/${file}`)
          .sort(),
      ).toEqual(files);
    for (const file of files) expect(read(folders[0], file)).toBe(read(folders[1], file));
  });

  it('may load nothing but its own script and style', () => {
    const html = read(folders[0], 'live/sandbox.html');
    expect(html).toMatch(
      /content="default-src 'none';script-src 'self' blob: 'unsafe-eval';style-src 'self';img-src data:;worker-src 'none';base-uri 'none';form-action 'none'"/,
    );
    expect(html).not.toMatch(/<style|style=|<script>|https?:/);
  });

  it('leaves out the editor of react-live', () => {
    const script = read(folders[0], 'live/sandbox.js');
    expect(script).not.toContain('nightOwl');
    expect(gzipSync(script).length).toBeLessThan(200_000);
  });

  it('has the colors of the site in both modes', () => {
    expect(read(folders[0], 'live/sandbox.css')).toMatch(/--color-surface: ?light-dark\(/);
  });
});
