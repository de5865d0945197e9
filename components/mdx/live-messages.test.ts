import { describe, expect, it } from 'vitest';
import { readSandboxMessage } from './live-messages';

describe('Messages of the sandbox', () => {
  it.each([
    { type: 'shown' },
    { type: 'failed', message: 'no', line: 3 },
    { type: 'refused', message: 'no' },
    { type: 'resized', height: 12 },
  ])('are read as they were sent: $type', (message) => {
    expect(readSandboxMessage(message)).toEqual(message);
  });

  it.each([
    null,
    'shown',
    {},
    { type: 'resized', height: Number.NaN },
    { type: 'resized', height: Infinity },
    { type: 'failed', message: { toString: 1 } },
    { type: 'left', message: 'no' },
  ])('are refused where a part is missing or of a wrong kind: %j', (message) => {
    expect(readSandboxMessage(message)).toBeUndefined();
  });

  it('carry nothing else', () => {
    const message = { type: 'failed', message: 'no', line: 'x', html: '<b>' };
    expect(readSandboxMessage(message)).toEqual({ type: 'failed', message: 'no' });
  });
});
