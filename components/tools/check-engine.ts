import type { Answer, Ask } from '@/lib/tools/answer';
import { type Engine, openEngine } from '../behavior/open-engine';

let engine: Engine<Ask, Answer> | undefined;

/** Checks and edits manifests, in the worker at an address: one for every visit of the page, since a browser ends none by itself. */
export const checkEngine = (address?: string): Engine<Ask, Answer> => (engine ??= openEngine(address));
