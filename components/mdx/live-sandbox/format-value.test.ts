import { describe, expect, it } from 'vitest';
import { formatLog, formatValue } from './format-value';

describe('A value', () => {
  it.each([
    [{ a: 1, b: ['x'] }, "{ a: 1, b: [ 'x' ] }"],
    [undefined, 'undefined'],
    [10n, '10n'],
    [new Map([['a', new Set([1])]]), "Map (1) {'a' => Set (1) {1}}"],
    [new Error('no'), '[Error: no]'],
    [(a: number) => a, '[Function (anonymous)]'],
  ])('that is short stands on one line: %o', (value, text) => {
    expect(formatValue(value)).toBe(text);
  });

  it('that is long has one member a line', () => {
    const finding = {
      name: 'Open port: 443',
      category: 'Open Port',
      attributes: { port: 443, service: 'https', tags: [] },
    };
    expect(formatValue([finding])).toBe(
      `[
  {
    name: 'Open port: 443',
    category: 'Open Port',
    attributes: {
      port: 443,
      service: 'https',
      tags: []
    }
  }
]`,
    );
  });

  it('that contains itself is shown without looping', () => {
    const value: { self?: unknown } = {};
    value.self = value;
    expect(formatValue(value)).toBe('{ self: [Circular] }');
  });

  it('that cannot be inspected does not break the run', () => {
    const value = {
      get broken(): never {
        throw new Error('no entry');
      },
    };
    expect(formatValue(value)).toBe('[Error: no entry]');
  });

  it('that is endless is cut', () => {
    expect(formatValue('x'.repeat(100_000)).length).toBeLessThan(20_100);
  });
});

describe('A printed line', () => {
  it('has texts without quotes and other values as they are shown', () => {
    expect(formatLog(['found', 2, ['a'], ''])).toBe("found 2 [ 'a' ] ");
  });
});
