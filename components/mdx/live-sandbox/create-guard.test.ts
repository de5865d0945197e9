import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { strings } from '@/lib/config/strings';
import { createGuard } from './create-guard';

let now = 0;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function errorOf(action: () => void): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('The guard of a run', () => {
  it('ends code that holds the thread too long, with the same error again if the code catches it', () => {
    const check = createGuard();
    check();
    now = 2000;
    expect(check).not.toThrow();
    now = 2001;
    const first = errorOf(check);
    expect(first).toMatchObject({ message: strings.live.endless(2) });
    expect(errorOf(check)).toBe(first);
  });

  it('restarts its clock with each task, so a handler may run long after the start', async () => {
    const check = createGuard();
    check();
    now = 60_000;
    // The next task comes when the machine has time for it.
    await vi.waitFor(() => expect(check).not.toThrow());
    now = 62_001;
    expect(check).toThrow();
  });

  it('does not restart its clock with a promise, which holds the thread too', async () => {
    const check = createGuard();
    check();
    for (let i = 0; i < 50; i++) await Promise.resolve();
    now = 2001;
    expect(check).toThrow();
  });
});
