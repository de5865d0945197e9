import type { ErrorsAnswer, ErrorsAsk } from '@/lib/tools/find-errors';
import { type Engine, openEngine } from '../behavior/open-engine';

let engine: Engine<ErrorsAsk, ErrorsAnswer> | undefined;

/** Hides secrets and finds errors, in the worker at an address: one for every visit of the page, since a browser ends none by itself. */
export const errorsEngine = (address?: string): Engine<ErrorsAsk, ErrorsAnswer> => (engine ??= openEngine(address));
