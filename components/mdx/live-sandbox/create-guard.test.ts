import { describe, expect, it } from 'vitest';
import { afterTask, createGuard } from './create-guard';
import { LiveCodeError, RunStopped } from './live-code-error';

function watch() {
  let time = 0;
  const callbacks: (() => void)[] = [];
  const guard = createGuard({
    limit: 2000,
    message: 'too long',
    now: () => time,
    afterTask: (callback) => void callbacks.push(callback),
  });
  return {
    guard,
    pass: (milliseconds: number) => (time += milliseconds),
    endTask: () => callbacks.splice(0).forEach((callback) => callback()),
  };
}

describe('The guard of a run', () => {
  it('ends code that holds the thread too long', () => {
    const { guard, pass } = watch();
    guard.check();
    pass(2000);
    expect(guard.check).not.toThrow();
    pass(1);
    expect(guard.check).toThrow(new LiveCodeError('too long'));
  });

  it('ends it again, with the same error, where the code catches it', () => {
    const { guard, pass } = watch();
    guard.check();
    pass(2001);
    const errors = [1, 2].map(() => {
      try {
        return guard.check();
      } catch (error) {
        return error;
      }
    });
    expect(errors[0]).toBeInstanceOf(LiveCodeError);
    expect(errors[1]).toBe(errors[0]);
  });

  it('starts anew with each task, so that a handler may run long after the start', () => {
    const { guard, pass, endTask } = watch();
    guard.check();
    endTask();
    pass(60_000);
    expect(guard.check).not.toThrow();
    pass(2001);
    expect(guard.check).toThrow();
  });

  it('stops an old run at its next step', () => {
    const { guard } = watch();
    guard.check();
    guard.stop();
    expect(guard.check).toThrow(RunStopped);
  });
});

describe('The end of a task', () => {
  it('comes after all promises of the task', async () => {
    const order: string[] = [];
    const ended = new Promise<void>((resolve) => {
      afterTask(() => {
        order.push('task');
        resolve();
      });
    });
    for (let i = 0; i < 50; i++) await Promise.resolve();
    order.push('promises');
    await ended;
    expect(order).toEqual(['promises', 'task']);
  });
});
