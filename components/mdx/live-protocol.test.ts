import { describe, expect, it } from 'vitest';
import { liveKind, readPageMessage, readSandboxMessage } from './live-protocol';

describe('Messages of the sandbox', () => {
  it.each([
    { type: 'ready' },
    { type: 'rendered', run: 2, height: 80 },
    { type: 'failed', run: 2, height: 80, message: 'no', line: 3 },
    { type: 'failed', run: 2, height: 80, message: 'no' },
    { type: 'resized', height: 12 },
  ])('are read as they were sent: $type', (message) => {
    expect(readSandboxMessage(message)).toEqual(message);
  });

  it.each([
    null,
    'ready',
    {},
    { type: 'rendered', run: 2 },
    { type: 'rendered', run: '2', height: 80 },
    { type: 'resized', height: Number.NaN },
    { type: 'resized', height: Infinity },
    { type: 'failed', run: 2, height: 80, message: { toString: 1 } },
    { type: 'theme', theme: 'dark' },
  ])('are refused where a part is missing or of a wrong kind: %j', (message) => {
    expect(readSandboxMessage(message)).toBeUndefined();
  });

  it('carry nothing but what the page asked for', () => {
    expect(readSandboxMessage({ type: 'failed', run: 1, height: 1, message: 'no', line: 'x', html: '<b>' })).toEqual({
      type: 'failed',
      run: 1,
      height: 1,
      message: 'no',
    });
  });
});

describe('Messages of the page', () => {
  it.each([
    { type: 'run', run: 1, code: '1', language: 'jsx' },
    { type: 'theme', theme: 'dark' },
  ])('are read as they were sent: $type', (message) => {
    expect(readPageMessage(message)).toEqual(message);
  });

  it.each([
    undefined,
    { type: 'run', run: 1, code: 1, language: 'jsx' },
    { type: 'theme', theme: 'blue' },
    { type: 'ready' },
  ])('are refused where they are none: %j', (message) => {
    expect(readPageMessage(message)).toBeUndefined();
  });
});

describe('The kind of a live block', () => {
  it('is React for JSX and TSX, and a script for everything else', () => {
    expect(['jsx', 'tsx', 'js', 'ts', 'javascript', 'typescript'].map(liveKind)).toEqual([
      'react',
      'react',
      'script',
      'script',
      'script',
      'script',
    ]);
  });
});
