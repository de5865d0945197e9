import { strings } from '@/lib/config/strings';
import type { FromSandbox } from './live-protocol';

export type LiveState = Readonly<{
  /** The frame: not asked for yet, on its way, there, not come in time, or taken away because its code hung. */
  frame: 'none' | 'loading' | 'ready' | 'lost' | 'stopped';
  /** Counts frames, so that a new one replaces the old. */
  generation: number;
  /** How often the frame was loaded: a second time means that its code took it elsewhere. */
  loads: number;
  /** Number of the run that an answer is due for. */
  run: number;
  status: 'waiting' | 'running' | 'shown' | 'failed';
  failure?: Readonly<{ message: string; line?: number }> | undefined;
  /** Pixels that the result takes. */
  height: number;
}>;

export type LiveAction =
  | FromSandbox
  | Readonly<{ type: 'wanted' | 'edited' | 'retried' | 'loaded' | 'late' | 'hung' }>
  | Readonly<{ type: 'sent'; run: number }>;

const lowest = 64;
const highest = 640;

/** A block whose result nobody has come near yet. */
export const initialLiveState: LiveState = {
  frame: 'none',
  generation: 0,
  loads: 0,
  run: 0,
  status: 'waiting',
  height: 128,
};

/** Takes the state of a block and what happened to it and gives the next state. */
export function reduceLive(state: LiveState, action: LiveAction): LiveState {
  switch (action.type) {
    case 'wanted':
      return state.frame === 'none' ? { ...state, frame: 'loading' } : state;
    case 'edited':
      return state.frame === 'stopped' ? withNewFrame(state) : state;
    case 'retried':
      return withNewFrame(state);
    case 'late':
      return state.frame === 'loading' ? { ...state, frame: 'lost' } : state;
    case 'ready':
      return state.frame === 'loading' ? { ...state, frame: 'ready' } : state;
    case 'sent':
      return { ...state, run: action.run, status: 'running' };
    case 'loaded':
      return state.loads === 0 ? { ...state, loads: 1 } : stopped(state, strings.live.left);
    case 'hung':
      return state.status === 'running' ? stopped(state, strings.live.hung) : state;
    default:
      return withAnswer(state, action);
  }
}

const stopped = (state: LiveState, message: string): LiveState => ({
  ...state,
  frame: 'stopped',
  status: 'failed',
  failure: { message },
});

function withNewFrame({ generation, run, height }: LiveState): LiveState {
  return { frame: 'loading', generation: generation + 1, loads: 0, run, status: 'waiting', height };
}

type Answer = Exclude<FromSandbox, { readonly type: 'ready' }>;

function withAnswer(state: LiveState, answer: Answer): LiveState {
  const height = Math.min(Math.max(Math.ceil(answer.height), lowest), highest);
  // Sizes change with any run; only the answer to the newest one tells how it went.
  if (answer.type === 'resized' || answer.run !== state.run) return { ...state, height };
  if (answer.type === 'rendered') return { ...state, height, status: 'shown', failure: undefined };
  const { message, line } = answer;
  return { ...state, height, status: 'failed', failure: { message, line } };
}
