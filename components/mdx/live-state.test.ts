import { describe, expect, it } from 'vitest';
import { initialLiveState, type LiveAction, reduceLive } from './live-state';

const after = (...actions: readonly LiveAction[]) => actions.reduce(reduceLive, initialLiveState);
const run = (code: string): LiveAction => ({ type: 'run', run: code });
const first = { id: 1, run: 'a' };
const second = { id: 2, run: 'b' };
const shown: readonly LiveAction[] = [run('a'), { type: 'shown', id: 1 }];

describe('A live block', () => {
  it('shows a result once it is there, and the last one until then', () => {
    expect(after(run('a'))).toEqual({ runs: 1, status: 'waiting', next: first });
    expect(after(...shown)).toMatchObject({ shown: first, next: undefined, status: 'shown' });
    expect(after(...shown, run('b'))).toMatchObject({ shown: first, next: second });
    expect(after(...shown, run('b'), { type: 'shown', id: 2 })).toMatchObject({ shown: second, next: undefined });
  });

  it('says that code is running only if the run is slow', () => {
    expect(after(run('a'), { type: 'slow', id: 1 })).toMatchObject({ next: first, status: 'running' });
    expect(after(...shown, { type: 'slow', id: 1 }).status).toBe('shown');
  });

  it('keeps the last result beside code that cannot be read', () => {
    const state = after(...shown, run('b'), { type: 'refused', id: 2, message: 'no', line: 4 });
    expect(state).toMatchObject({
      shown: first,
      next: undefined,
      status: 'failed',
      failure: { message: 'no', line: 4 },
    });
  });

  it('shows what code did before it broke', () => {
    const state = after(...shown, run('b'), { type: 'failed', id: 2, message: 'no' });
    expect(state).toMatchObject({ shown: second, next: undefined, status: 'failed', failure: { message: 'no' } });
  });

  it('keeps a result that breaks when it is used', () => {
    const state = after(...shown, { type: 'failed', id: 1, message: 'no' });
    expect(state).toMatchObject({ shown: first, status: 'failed', failure: { message: 'no' } });
  });

  it('forgets a failure once a run succeeds', () => {
    const failed = after(...shown, { type: 'failed', id: 1, message: 'no' }, run('b'));
    expect(failed.failure).toBeDefined();
    expect(reduceLive(failed, { type: 'shown', id: 2 }).failure).toBeUndefined();
  });

  it('gives up a frame whose result is overdue, but not one that has shown it', () => {
    expect(after(run('a'), { type: 'late', id: 1, message: 'late' })).toMatchObject({
      next: undefined,
      failure: { message: 'late' },
    });
    expect(after(...shown, { type: 'late', id: 1, message: 'late' })).toEqual(after(...shown));
  });

  it('removes a frame whose code went to another page', () => {
    const state = after(...shown, { type: 'left', id: 1, message: 'left' });
    expect(state).toMatchObject({ shown: undefined, status: 'failed', failure: { message: 'left' } });
  });

  it('ignores events of removed frames, even if a new one has come', () => {
    const state = after(run('a'), run('b'));
    expect(state.next).toEqual(second);
    expect(reduceLive(state, { type: 'shown', id: 1 })).toBe(state);
    const refused = after(run('a'), { type: 'refused', id: 1, message: 'no' }, run('b'));
    expect(refused.next).toEqual(second);
  });
});
