import { strings } from '@/lib/config/strings';
import type { Failure, SandboxMessage } from './live-messages';

/** A frame, by its number, and what it runs. */
type LiveFrame = Readonly<{ id: number; run: string }>;

export type LiveState = Readonly<{
  /** How often the code was run. */
  runs: number;
  /** The frame with the last result. */
  shown?: LiveFrame | undefined;
  /** The frame whose result is not there yet. */
  next?: LiveFrame | undefined;
  status: keyof typeof strings.live.status;
  failure?: Failure | undefined;
}>;

/** What happened to a frame: `late` means that its result is overdue, `left` that it shows another page. */
type FrameEvent =
  | Exclude<SandboxMessage, { readonly type: 'resized' }>
  | Readonly<{ type: 'slow' }>
  | (Readonly<{ type: 'late' | 'left' }> & Failure);

export type LiveAction = Readonly<{ type: 'run'; run: string }> | (FrameEvent & { readonly id: number });

export const initialLiveState: LiveState = { runs: 0, status: 'waiting' };

export function reduceLive(state: LiveState, action: LiveAction): LiveState {
  if (action.type === 'run') {
    const id = state.runs + 1;
    return { ...state, runs: id, next: { id, run: action.run } };
  }
  if (action.id === state.next?.id) return reduceNext({ ...state, next: undefined }, action, state.next);
  if (action.id !== state.shown?.id) return state;
  if (action.type === 'failed') return failed(state, action);
  return action.type === 'left' ? failed({ ...state, shown: undefined }, action) : state;
}

function reduceNext(state: LiveState, event: FrameEvent, next: LiveFrame): LiveState {
  switch (event.type) {
    case 'slow':
      return { ...state, next, status: 'running' };
    case 'shown':
      return { ...state, shown: next, status: 'shown', failure: undefined };
    case 'failed':
      return failed({ ...state, shown: next }, event);
    default:
      return failed(state, event);
  }
}

const failed = (state: LiveState, { message, line }: Failure): LiveState => ({
  ...state,
  status: 'failed',
  failure: { message, line },
});
