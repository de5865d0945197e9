import { afterEach, expect, it, vi } from 'vitest';
import { phase, stepMinutes } from './phases';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a step that never ends is given up with its name, one that ends is not', async () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const print = vi.spyOn(console, 'error').mockReturnValue();
  expect(await phase('checks', () => 3)).toBe(3);
  void phase('content', () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(stepMinutes * 60_000);
  expect(print.mock.calls).toEqual([[expect.stringMatching(/^The step "content" has not ended in \d+ minutes/)]]);
  expect(exit).toHaveBeenCalledWith(1);
});
