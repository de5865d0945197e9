import { describe, expect, it } from 'vitest';
import { temporarySite } from './fixtures/temporary-site';
import { decodeText, readText } from './read-text';

describe('decodeText', () => {
  it('drops the byte order mark and turns CRLF into line feeds', () => {
    expect(decodeText('a.mdx', Buffer.from('\uFEFFone\r\ntwo\r\n')).value).toBe('one\ntwo\n');
  });

  it('keeps characters of any length', () => {
    expect(decodeText('a.mdx', Buffer.from('ä€𝄞\uFFFD')).value).toBe('ä€𝄞\uFFFD');
  });

  it.each([
    ['a byte of Latin-1', Buffer.concat([Buffer.from('ok\nGr'), Buffer.from([0xf6]), Buffer.from('e\n')]), 2, 3],
    ['a character that is cut off', Buffer.concat([Buffer.from('€'), Buffer.from([0xe2, 0x82])]), 1, 4],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('title', 'utf16le')]), 1, 1],
    ['a surrogate', Buffer.from([0x61, 0xed, 0xa0, 0x80]), 1, 2],
  ])('names line and byte of %s', (_name, bytes, line, column) => {
    expect(decodeText('a.mdx', bytes)).toMatchObject({ issues: [{ rule: 'encoding', line, column }] });
  });

  it.each(['a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> main\n', 'a: 1\n>>>>>>> main\n'])(
    'names the first line that git left in %j',
    (text) => {
      expect(decodeText('a.yaml', Buffer.from(text))).toEqual({
        issues: [expect.objectContaining({ rule: 'merge-marker', severity: 'error', line: 2, column: 1 })],
      });
    },
  );

  it.each(['', ' \n\t\n', '\uFEFF'])('takes %j for an empty file', (text) => {
    expect(decodeText('a.mdx', Buffer.from(text))).toMatchObject({ issues: [{ rule: 'empty-file' }] });
  });
});

describe('readText', () => {
  it('reports a file that cannot be read instead of throwing', () => {
    const root = temporarySite();
    expect(readText(root, 'content')).toMatchObject({ issues: [{ rule: 'unreadable-file', line: 1 }] });
    expect(readText(root, 'content/nowhere.mdx')).toMatchObject({ issues: [{ rule: 'missing-file', line: 1 }] });
  });
});
