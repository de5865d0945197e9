import type { ErrorsAnswer, ErrorsRequest } from '@/lib/tools/find-errors';
import { type Engine, workerEngine } from '../behavior/worker-engine';

let engine: Engine<ErrorsRequest, ErrorsAnswer> | undefined;

/** Hides secrets and finds errors, in the worker at an address; all visits of the page share one, because browsers do not end workers by themselves. */
export const errorsEngine = (address?: string): Engine<ErrorsRequest, ErrorsAnswer> =>
  (engine ??= workerEngine(address));
