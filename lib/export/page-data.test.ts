import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { joinPageData } from './page-data';

const push = (text: string): string => `self.__next_f.push(${JSON.stringify([1, text]).replaceAll('<', '\\u003c')})`;
const start = '(self.__next_f=self.__next_f||[]).push([0])';

function received(code: string): string {
  const self: { __next_f?: [number, string?][] } = {};
  runInNewContext(code, { self });
  return (self.__next_f ?? []).map(([, text = '']) => text).join('');
}

describe('joinPageData', () => {
  const data = `1:"it's \\"quoted\\""\n2:T3,</p>\r\u2028\\n`;

  it('gives the runtime the data that the pieces were, through the filter', () => {
    const scripts = [start, push(data.slice(0, 9)), push(data.slice(9))];
    expect(received(joinPageData(scripts, (text) => text))).toBe(data);
    expect(received(joinPageData(scripts, (text) => text.toUpperCase()))).toBe(data.toUpperCase());
  });

  it('keeps other scripts, in order', () => {
    expect(joinPageData(['first()', push('1:null\n'), 'second()'], (text) => text)).toBe(
      "first();\nsecond();\nself.__next_f.push([1,'1:null\\n'])",
    );
  });

  it('gives nothing for no scripts', () => {
    expect(joinPageData([], (text) => text)).toBe('');
  });
});
