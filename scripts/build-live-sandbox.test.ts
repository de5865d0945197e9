import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLiveSandbox } from './build-live-sandbox';

const folders = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'live-sandbox-')));
const read = (folder = ''): string => readFileSync(path.join(folder, 'live/sandbox.html'), 'utf8');

beforeAll(async () => {
  for (const folder of folders) await buildLiveSandbox(path.join(folder, 'live'));
});

describe('The sandbox of live code', () => {
  it('is one file, the same bytes from each build', () => {
    for (const folder of folders) expect(readdirSync(path.join(folder, 'live'))).toEqual(['sandbox.html']);
    expect(read(folders[0])).toBe(read(folders[1]));
  });

  it('may run its one script and apply its one style, and load nothing, not even from its own host', () => {
    const html = read(folders[0]);
    const hashOf = (name: string): string => {
      const texts = [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(
        ([, text]) => text ?? '',
      );
      expect(texts).toHaveLength(1);
      return createHash('sha256').update(texts.join('')).digest('base64');
    };
    expect(html).toContain(
      `content="default-src 'none';script-src 'sha256-${hashOf('script')}' 'unsafe-eval';style-src 'sha256-${hashOf('style')}';img-src data:;connect-src 'none';`,
    );
    expect(html).not.toMatch(/<link|<script[^>]*src=/);
  });

  it('leaves out the editor of react-live', () => {
    expect(read(folders[0])).not.toContain('nightOwl');
    expect(gzipSync(read(folders[0])).length).toBeLessThan(200_000);
  });

  it('has the colors of the site in both modes, in browsers that know neither `light-dark()` nor nested rules', () => {
    const style = /<style>(.*?)<\/style>/s.exec(read(folders[0]))?.[1] ?? '';
    expect(style).toMatch(/--color-surface: ?var\(--light,oklch\([^)]+\)\) var\(--dark,oklch\([^)]+\)\)/);
    expect(style).not.toMatch(/light-dark|&/);
  });
});
