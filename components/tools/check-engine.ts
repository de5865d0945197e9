import type { Answer, FormRequest } from '@/lib/tools/answer';
import { type Engine, workerEngine } from '../behavior/worker-engine';

let engine: Engine<FormRequest, Answer> | undefined;

/** Checks and edits manifests, in the worker at an address; all visits of the page share one, because browsers do not end workers by themselves. */
export const checkEngine = (address?: string): Engine<FormRequest, Answer> => (engine ??= workerEngine(address));
