import { describe, expect, it } from 'vitest';
import { strings } from '@/lib/config/strings';
import { initialLiveState, type LiveAction, reduceLive } from './live-state';

const after = (...actions: readonly LiveAction[]) => actions.reduce(reduceLive, initialLiveState);

const running: readonly LiveAction[] = [{ type: 'wanted' }, { type: 'ready' }, { type: 'sent', run: 1 }];

describe('A live block', () => {
  it('has no frame until it is wanted', () => {
    expect(after({ type: 'edited' }).frame).toBe('none');
    expect(after({ type: 'wanted' }).frame).toBe('loading');
  });

  it('keeps its frame when it is wanted again', () => {
    expect(after(...running, { type: 'wanted' })).toEqual(after(...running));
  });

  it('shows the answer to its run', () => {
    const state = after(...running, { type: 'rendered', run: 1, height: 200.4 });
    expect(state).toMatchObject({ status: 'shown', height: 201 });
  });

  it('tells what is wrong with the code and where, until a run succeeds', () => {
    const failed = after(...running, { type: 'failed', run: 1, height: 100, message: 'no', line: 4 });
    expect(failed).toMatchObject({ status: 'failed', failure: { message: 'no', line: 4 } });
    const again = reduceLive(failed, { type: 'sent', run: 2 });
    expect(again).toMatchObject({ status: 'running', failure: { message: 'no' } });
    expect(reduceLive(again, { type: 'rendered', run: 2, height: 100 }).failure).toBeUndefined();
  });

  it('does not take the answer to an old run for the answer to the new one', () => {
    const state = after(...running, { type: 'sent', run: 2 }, { type: 'failed', run: 1, height: 100, message: 'old' });
    expect(state.status).toBe('running');
    expect(state.failure).toBeUndefined();
  });

  it('follows the size of its result within bounds', () => {
    const heights = [0, -5, 300, 1e9].map((height) => after(...running, { type: 'resized', height }).height);
    expect(heights).toEqual([64, 64, 300, 640]);
  });

  it('offers to load a frame again that did not come in time', () => {
    const lost = after({ type: 'wanted' }, { type: 'late' });
    expect(lost.frame).toBe('lost');
    expect(reduceLive(lost, { type: 'retried' })).toMatchObject({ frame: 'loading', generation: 1 });
  });

  it('does not lose a frame that came just in time', () => {
    expect(after({ type: 'wanted' }, { type: 'ready' }, { type: 'late' }).frame).toBe('ready');
  });

  it('takes away a frame whose code went to another page', () => {
    const loaded = after(...running, { type: 'loaded' });
    expect(loaded.frame).toBe('ready');
    const left = reduceLive(loaded, { type: 'loaded' });
    expect(left).toMatchObject({ frame: 'stopped', status: 'failed', failure: { message: strings.live.left } });
    expect(
      [{ type: 'edited' }, { type: 'ready' }, { type: 'loaded' }]
        .map((action) => action as LiveAction)
        .reduce(reduceLive, left).frame,
    ).toBe('ready');
  });

  it('takes away a frame that gives no answer, and makes a new one when the code is changed', () => {
    const hung = after(...running, { type: 'hung' });
    expect(hung).toMatchObject({ frame: 'stopped', status: 'failed', failure: { message: strings.live.hung } });
    expect(reduceLive(hung, { type: 'edited' })).toMatchObject({ frame: 'loading', generation: 1, status: 'waiting' });
  });
});
