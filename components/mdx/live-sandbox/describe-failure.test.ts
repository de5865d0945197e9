import { describe, expect, it } from 'vitest';
import { describeFailure } from './describe-failure';
import { LiveCodeError } from '@/lib/live/live-code-error';

const thrown = (facts: object): Error => Object.assign(new TypeError('x is not a function'), facts);

describe('what live code throws is reported with its line', () => {
  it.each([
    ['Chromium', { stack: 'TypeError: x\n    at f (live-code.js:4:9)\n    at eval (live-code.js:6:1)' }],
    ['Firefox', { stack: 'f@live-code.js:4:8\nanonymous@live-code.js:6:1\n', lineNumber: 4 }],
    ['WebKit', { stack: 'f@\nanonymous@\n', line: 4 }],
  ])('in %s', (_, facts) => {
    expect(describeFailure(thrown(facts))).toEqual({ message: 'TypeError: x is not a function', line: 2 });
  });

  it('but not with that of a library', () => {
    const stack = 'f@https://docs.example.com/live/sandbox.html:70:8';
    expect(
      describeFailure(thrown({ stack, line: 70, sourceURL: 'https://docs.example.com/live/sandbox.html' })),
    ).toEqual({
      message: 'TypeError: x is not a function',
    });
  });

  it('with the line found, if it is a mistake found before the run', () => {
    expect(describeFailure(new LiveCodeError('Unexpected token', { line: 3 }))).toEqual({
      message: 'Unexpected token',
      line: 3,
    });
  });

  it('and in words if it is no error', () => {
    expect(describeFailure({ a: 1 })).toEqual({ message: 'Uncaught { a: 1 }' });
  });
});
