import type { Answer, Ask } from '@/lib/workshop/answer';
import { openEngine } from '../behavior/open-engine';

/** Checks and edits manifests, in the worker at an address. */
export const checkEngine = openEngine<Ask, Answer>;
