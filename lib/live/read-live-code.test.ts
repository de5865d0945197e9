import { describe, expect, it } from 'vitest';
import { LiveCodeError } from './live-code-error';
import { readLiveCode } from './read-live-code';

function mistakeIn(code: string, language = 'jsx'): LiveCodeError {
  try {
    readLiveCode(code, language);
  } catch (error) {
    if (error instanceof LiveCodeError) return error;
  }
  throw new Error('the code was taken');
}

describe('A mistake in live code', () => {
  it.each([
    ['const x = ;', { line: 1, column: 11 }],
    ['const a = 1;\nconst a = 2;', { line: 2, column: 7 }],
    ['f(\n', { line: 2, column: 1 }],
    ['{\n\n}}', { line: 3, column: 2 }],
  ])('has a place: %j', (code, place) => {
    const { message, position: found } = mistakeIn(code);
    expect(found).toEqual(place);
    expect(message).not.toMatch(/\(\d+:\d+\)/);
  });

  it('has a place in types', () => {
    expect(mistakeIn('let a = 1;\ntype B = ;', 'tsx').position).toEqual({ line: 2, column: 10 });
  });

  it('has no column behind types, which are removed before the code is parsed', () => {
    expect(mistakeIn('let a: string = "";\nlet b: string; let b;', 'typescript').position).toEqual({ line: 2 });
  });

  it.each(['jsx', 'tsx'])('is a tag that another one closes, in %s', (language) => {
    expect(mistakeIn('<p>\n</b>', language)).toMatchObject({
      position: { line: 2 },
      message: 'Expected corresponding JSX closing tag for <p>',
    });
  });

  it('is an import of a module that is not available', () => {
    expect(() => readLiveCode("import { useState } from 'react';\n<i/>", 'jsx')).not.toThrow();
    expect(mistakeIn("\nimport fs from 'node:fs';")).toMatchObject({
      position: { line: 2, column: 1 },
      message: 'Live code cannot import "node:fs". Available: react.',
    });
    expect(mistakeIn("export * from 'react-dom';").position).toEqual({ line: 1, column: 1 });
  });
});
