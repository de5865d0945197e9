import type { ErrorsAnswer, ErrorsAsk } from '@/lib/workshop/find-errors';
import { openEngine } from '../behavior/open-engine';

/** Hides secrets and finds errors, in the worker at an address. */
export const errorsEngine = openEngine<ErrorsAsk, ErrorsAnswer>;
