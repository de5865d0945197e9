import { describe, expect, it } from 'vitest';
import { tokenizeCode } from './tokenize-code';

const marked = (code: string): string =>
  tokenizeCode(code)
    .map(({ text, className }) => (className ? `[${className.slice(2)} ${text}]` : text))
    .join('');

describe('Code that is being edited', () => {
  it('is colored with the classes of highlighted code', () => {
    expect(marked("const name = parse('x', 1); // ok")).toBe(
      "[kw const] name [kw =] [fn parse]([str '][str x][str '], [const 1]); [com // ok]",
    );
    expect(marked('list.map((a) => !a.size)')).toBe('list.[fn map]((a) [kw =][kw >] [kw !]a.size)');
    expect(marked('<Box size="s" />')).toContain('[prop Box]');
  });

  it.each([
    '',
    '\n',
    'a\n\n\nb\n',
    'const x = `a${b',
    "'never closed\nnext",
    '/* open',
    '<div><p',
    '\t x\r\n',
    '</',
    '🙂 = {',
  ])('keeps every character, also while it is incomplete: %j', (code) => {
    expect(
      tokenizeCode(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });
});
